import './reviews.tables.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { newId, type ProductId, type UserId } from '#shared/id.ts';

export interface ReviewRow {
  readonly id: string;
  readonly product_id: ProductId;
  readonly user_name: string;
  readonly body: string;
  readonly rating: number;
  readonly verified: boolean;
  readonly created_at: Date;
}

/** The newest visible reviews of a product. */
export async function listVisible(db: Database, productId: ProductId, most: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.product_id, u.user_name, r.body, r.rating, r.verified, r.created_at
    from reviews r join users u on u.id = r.user_id
    where r.product_id = ${productId} and r.hidden_at is null
    order by r.created_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

/** What somebody said of a product before, if anything. */
export async function findOwn(
  db: Tx,
  productId: ProductId,
  userId: UserId,
): Promise<{ readonly rating: number; readonly hidden: boolean } | undefined> {
  const { rows } = await sql<{ rating: number; hidden: boolean }>`
    select rating, hidden_at is not null as hidden from reviews
    where product_id = ${productId} and user_id = ${userId}`.execute(db);
  return rows[0];
}

export interface NewReview {
  readonly productId: ProductId;
  readonly userId: UserId;
  readonly rating: number;
  readonly body: string;
  readonly verified: boolean;
  readonly at: Date;
}

/** Puts a review in the place of the same person's earlier one; one that was hidden stays hidden. */
export async function replaceOwn(db: Tx, { productId, userId, rating, body, verified, at }: NewReview): Promise<void> {
  await sql`
    insert into reviews (id, product_id, user_id, rating, body, verified, created_at, updated_at)
    values (${newId()}, ${productId}, ${userId}, ${rating}, ${body}, ${verified}, ${at}, ${at})
    on conflict (product_id, user_id) do update set rating = excluded.rating, body = excluded.body,
      verified = excluded.verified, created_at = excluded.created_at, updated_at = excluded.updated_at`.execute(db);
}

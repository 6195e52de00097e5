import { type RawBuilder, sql } from 'kysely';
import type { ReviewChoice, ReviewSort } from '#features/reviews/review-choice.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { newId, type ProductId, type ReviewId, type UserId } from '#shared/id.ts';

export interface ReviewRow {
  readonly id: ReviewId;
  readonly product_id: ProductId;
  readonly user_name: string;
  readonly body: string;
  readonly rating: number;
  readonly verified: boolean;
  readonly hidden: boolean;
  readonly created_at: Date;
}

declare module '#platform/context.ts' {
  interface Ports {
    /** In SQL: whether somebody has received a product, which makes their review a verified purchase. */
    readonly hasReceived: (userId: RawBuilder<unknown>, productId: RawBuilder<unknown>) => RawBuilder<boolean>;
  }
}

/** What a review is shown with; `r` stands for the review, `u` for its writer. */
const shown = ({ ports }: Ctx) => sql`
  r.id, r.product_id, u.user_name, r.body, r.rating, r.created_at, r.hidden_at is not null as hidden,
  ${ports.hasReceived(sql.ref('r.user_id'), sql.ref('r.product_id'))} as verified`;

const ORDER: Readonly<Record<ReviewSort, ReturnType<typeof sql>>> = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
};

function visible(productId: ProductId, stars: number | undefined) {
  const ofStars = stars === undefined ? sql`` : sql`and r.rating = ${stars}`;
  return sql`r.product_id = ${productId} and r.hidden_at is null ${ofStars}`;
}

export async function countVisible(db: Database, productId: ProductId, stars: number | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews r where ${visible(productId, stars)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of a product's visible reviews. Only those on it are looked up among the orders. */
export async function listVisible(
  ctx: Ctx,
  productId: ProductId,
  { stars, sortBy }: ReviewChoice,
  limit: number,
  offset: number,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${shown(ctx)} from (
      select * from reviews r where ${visible(productId, stars)} order by ${ORDER[sortBy]} limit ${limit} offset ${offset}
    ) r join users u on u.id = r.user_id order by ${ORDER[sortBy]}`.execute(ctx.db);
  return rows;
}

/** What somebody says of a product, hidden or not. */
export async function findOwn(ctx: Ctx, productId: ProductId, userId: UserId): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${shown(ctx)} from reviews r join users u on u.id = r.user_id
    where r.product_id = ${productId} and r.user_id = ${userId} and r.withdrawn_at is null`.execute(ctx.db);
  return rows[0];
}

/** How a person's review counts towards the average now: one with its stars, or nothing. */
export async function countedOf(
  db: Tx,
  productId: ProductId,
  userId: UserId,
): Promise<{ readonly hidden: boolean; readonly count: number; readonly sum: number }> {
  const { rows } = await sql<{ rating: number; hidden: boolean }>`
    select rating, hidden_at is not null as hidden from reviews
    where product_id = ${productId} and user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) return { hidden: false, count: 0, sum: 0 };
  return row.hidden ? { hidden: true, count: 0, sum: 0 } : { hidden: false, count: 1, sum: row.rating };
}

export interface NewReview {
  readonly productId: ProductId;
  readonly userId: UserId;
  readonly rating: number;
  readonly body: string;
  readonly at: Date;
}

/** Puts a review in the place of the same person's earlier one; one that was hidden stays hidden. */
export async function replaceOwn(db: Tx, { productId, userId, rating, body, at }: NewReview): Promise<void> {
  await sql`
    insert into reviews (id, product_id, user_id, rating, body, created_at, updated_at)
    values (${newId<'review'>()}, ${productId}, ${userId}, ${rating}, ${body}, ${at}, ${at})
    on conflict (product_id, user_id) do update set rating = excluded.rating, body = excluded.body,
      created_at = excluded.created_at, updated_at = excluded.updated_at, withdrawn_at = null`.execute(db);
}

/** Takes a person's review away; of a hidden one the place stays, without its words. */
export async function withdrawOwn(db: Tx, productId: ProductId, userId: UserId, at: Date): Promise<void> {
  const own = sql`product_id = ${productId} and user_id = ${userId}`;
  await sql`delete from reviews where ${own} and hidden_at is null`.execute(db);
  await sql`update reviews set body = '', withdrawn_at = ${at}, updated_at = ${at}
    where ${own} and withdrawn_at is null`.execute(db);
}

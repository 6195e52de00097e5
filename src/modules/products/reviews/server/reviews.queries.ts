import { type RawBuilder, sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { ReviewChoice, ReviewSort } from '#products/reviews/review-choice.ts';
import { photosOf } from '#products/reviews/server/photos/photos.queries.ts';
import { newId, type ProductId, type ReviewId, type UserId } from '#shared/id.ts';

export interface ReviewRow
  extends Pick<Row<'reviews'>, 'id' | 'product_id' | 'body' | 'rating' | 'created_at' | 'source'>,
    Pick<Row<'users'>, 'user_name'> {
  readonly verified: boolean;
  readonly hidden: boolean;
  readonly photos: readonly string[];
}

declare module '#platform/context.ts' {
  interface Ports {
    /** As SQL: whether a person has a delivered order of a product, which makes their review a verified purchase. */
    readonly hasReceived: (userId: RawBuilder<unknown>, productId: RawBuilder<unknown>) => RawBuilder<boolean>;
  }
}

/** `r` is the review, `u` its author. */
const SHOWN = ['r.id', 'r.product_id', 'r.body', 'r.rating', 'r.created_at', 'r.source'] as const;
/** Of a review that was written elsewhere the name is that of its file. */
const authorName = sql`coalesce(r.author_name, u.user_name)`.$castTo<string>().as('user_name');
const isHidden = sql<boolean>`r.hidden_at is not null`;
const isVerified = ({ ports }: Ctx) => ports.hasReceived(sql.ref('r.user_id'), sql.ref('r.product_id'));

const ORDER: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
};

function visible(db: Database, productId: ProductId, stars: number | undefined) {
  const all = db.selectFrom('reviews as r').where('r.product_id', '=', productId).where('r.hidden_at', 'is', null);
  // The stars that are counted are those of reviews written here.
  return stars === undefined ? all : all.where('r.rating', '=', stars).where('r.import_id', 'is', null);
}

export async function countVisibleReviews(
  db: Database,
  productId: ProductId,
  stars: number | undefined,
): Promise<number> {
  const { count } = await visible(db, productId, stars)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of a product's visible reviews. The subquery limits the lookup of orders to that page. */
export function listVisibleReviews(
  ctx: Ctx,
  productId: ProductId,
  { stars, sortBy }: ReviewChoice,
  limit: number,
  offset: number,
): Promise<ReviewRow[]> {
  const page = visible(ctx.db, productId, stars).selectAll().orderBy(ORDER[sortBy]).limit(limit).offset(offset);
  return ctx.db
    .selectFrom(page.as('r'))
    .leftJoin(publishedUsers.as('u'), 'u.id', 'r.user_id')
    .select(SHOWN)
    .select([authorName, isHidden.as('hidden'), isVerified(ctx).as('verified'), photosOf.as('photos')])
    .orderBy(ORDER[sortBy])
    .execute();
}

/** A person's own review of a product, even if hidden. */
export function findOwn(ctx: Ctx, productId: ProductId, userId: UserId): Promise<ReviewRow | undefined> {
  return ctx.db
    .selectFrom('reviews as r')
    .innerJoin(publishedUsers.as('u'), 'u.id', 'r.user_id')
    .select(SHOWN)
    .select([authorName, isHidden.as('hidden'), isVerified(ctx).as('verified'), photosOf.as('photos')])
    .where('r.product_id', '=', productId)
    .where('r.user_id', '=', userId)
    .where('r.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** What a person's review contributes to the product's rating totals now: nothing if it is hidden or missing. */
export async function countedOf(
  db: Tx,
  productId: ProductId,
  userId: UserId,
): Promise<{ readonly hidden: boolean; readonly count: number; readonly sum: number }> {
  const row = await db
    .selectFrom('reviews')
    .select(['rating', 'hidden_at'])
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { hidden: false, count: 0, sum: 0 };
  return row.hidden_at ? { hidden: true, count: 0, sum: 0 } : { hidden: false, count: 1, sum: row.rating };
}

export interface NewReview {
  readonly productId: ProductId;
  readonly userId: UserId;
  readonly rating: number;
  readonly body: string;
  readonly at: Date;
}

/** Upserts a person's review of a product. A hidden one stays hidden. */
export async function replaceOwn(db: Tx, { productId, userId, rating, body, at }: NewReview): Promise<ReviewId> {
  const written = { rating, body, created_at: at, updated_at: at };
  const { id } = await db
    .insertInto('reviews')
    .values({ id: newId<'review'>(), product_id: productId, user_id: userId, ...written })
    .onConflict(earlier => earlier.columns(['product_id', 'user_id']).doUpdateSet({ ...written, withdrawn_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a person's review. Of a hidden one the row stays without its text, so that a new review stays hidden too. */
export async function withdrawOwn(db: Tx, productId: ProductId, userId: UserId, at: Date): Promise<void> {
  await db
    .deleteFrom('reviews')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .execute();
  await db
    .updateTable('reviews')
    .set({ body: '', withdrawn_at: at, updated_at: at })
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

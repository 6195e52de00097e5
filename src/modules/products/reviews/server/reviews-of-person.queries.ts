import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ProductId, UserId } from '#shared/id.ts';

/** All reviews and reports of a person, for a data export. */
export async function listReviewsOf(db: Database, userId: UserId) {
  const reviews = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.title as product', 'r.rating as stars', 'r.body as text', 'r.created_at as writtenAt'])
    .select(['r.updated_at as changedAt', 'r.hidden_at as hiddenAt', 'r.hidden_reason as hiddenReason'])
    .select(sql<number>`(select count(*)::int from review_photos f where f.review_id = r.id)`.as('photos'))
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  const reports = await db
    .selectFrom('review_reports as x')
    .innerJoin('reviews as r', 'r.id', 'x.review_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.title as product', 'x.reason', 'x.body as reviewText', 'x.reported_at as reportedAt'])
    .where('x.user_id', '=', userId)
    .orderBy('x.reported_at')
    .orderBy('r.id')
    .execute();
  return { reviews, reports };
}

/** Sorted, because callers lock these products in this order, which prevents deadlocks. */
export async function listReviewedBy(tx: Tx, userId: UserId): Promise<readonly ProductId[]> {
  const rows = await tx
    .selectFrom('reviews')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('product_id')
    .execute();
  return rows.map(row => row.product_id);
}

export async function deleteReview(tx: Tx, productId: ProductId, userId: UserId): Promise<void> {
  await tx.deleteFrom('reviews').where('product_id', '=', productId).where('user_id', '=', userId).execute();
}

export async function deleteReportsOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('review_reports').where('user_id', '=', userId).execute();
}

export function countReviewsOf(db: Database, userId: UserId): Promise<{ all: number; hidden: number }> {
  return db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('hidden_at').as('hidden')])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
}

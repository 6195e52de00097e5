import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ProductId, UserId } from '#shared/id.ts';

interface ReviewOf {
  readonly product: string;
  readonly stars: number;
  readonly text: string;
  readonly writtenAt: Date;
  readonly changedAt: Date;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
}

interface ReportOf {
  readonly product: string;
  readonly reason: string;
  readonly reviewText: string;
  readonly reportedAt: Date;
}

/** All that is kept of what somebody said of products, and of what others said that they reported. */
export async function listReviewsOf(db: Database, userId: UserId) {
  const reviews = await sql<ReviewOf>`
    select p.title as product, r.rating as stars, r.body as text, r.created_at as "writtenAt",
      r.updated_at as "changedAt", r.hidden_at as "hiddenAt", r.hidden_reason as "hiddenReason"
    from reviews r join products p on p.id = r.product_id where r.user_id = ${userId}
    order by r.created_at, r.id`.execute(db);
  const reports = await sql<ReportOf>`
    select p.title as product, x.reason, x.body as "reviewText", x.reported_at as "reportedAt"
    from review_reports x join reviews r on r.id = x.review_id join products p on p.id = r.product_id
    where x.user_id = ${userId} order by x.reported_at, r.id`.execute(db);
  return { reviews: reviews.rows, reports: reports.rows };
}

/** In one order for everybody, so that two who lock them never wait for each other. */
export async function listReviewedBy(tx: Tx, userId: UserId): Promise<readonly ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from reviews where user_id = ${userId} order by product_id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteReview(tx: Tx, productId: ProductId, userId: UserId): Promise<void> {
  await sql`delete from reviews where product_id = ${productId} and user_id = ${userId}`.execute(tx);
}

export async function deleteReportsOf(tx: Tx, userId: UserId): Promise<void> {
  await sql`delete from review_reports where user_id = ${userId}`.execute(tx);
}

/** How much somebody said of products, and how much of that is hidden. */
export async function countReviewsOf(db: Database, userId: UserId): Promise<{ all: number; hidden: number }> {
  const { rows } = await sql<{ all: number; hidden: number }>`
    select count(*)::int as all, count(hidden_at)::int as hidden from reviews
    where user_id = ${userId} and withdrawn_at is null`.execute(db);
  return rows[0] ?? { all: 0, hidden: 0 };
}

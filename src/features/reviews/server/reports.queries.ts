import { sql } from 'kysely';
import { reportedAlready, reviewIsMissing } from '#features/reviews/contract.ts';
import type { ReportReason } from '#features/reviews/report-reason.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { ReviewId, UserId } from '#shared/id.ts';
import type { Problem } from '#shared/problem.ts';

export interface NewReport {
  readonly reviewId: ReviewId;
  readonly userId: UserId;
  readonly reason: ReportReason;
  readonly at: Date;
}

/** Whose visible review it is. */
export async function findWriter(db: Database, id: ReviewId): Promise<UserId | undefined> {
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from reviews where id = ${id} and hidden_at is null`.execute(db);
  return rows[0]?.user_id;
}

/** Keeps a report with the words it is about. @throws reportedAlready, reviewIsMissing when it went in between */
export async function insertReport(db: Database, { reviewId, userId, reason, at }: NewReport): Promise<void> {
  try {
    const { numAffectedRows } = await sql`
      insert into review_reports (review_id, user_id, reason, body, reported_at)
      select id, ${userId}::uuid, ${reason}, body, ${at}::timestamptz from reviews
      where id = ${reviewId} and hidden_at is null`.execute(db);
    if (numAffectedRows === 0n) throw reviewIsMissing();
  } catch (error) {
    throw PROBLEM_OF[violatedConstraint(error) ?? '']?.() ?? error;
  }
}

const PROBLEM_OF: Readonly<Record<string, () => Problem>> = {
  review_reports_pkey: reportedAlready,
  review_reports_review_id_fkey: reviewIsMissing,
};

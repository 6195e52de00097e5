import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { reportedAlready, reviewIsMissing } from '#products/reviews/contract.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ReviewId, UserId } from '#shared/id.ts';

export interface NewReport {
  readonly reviewId: ReviewId;
  readonly userId: UserId;
  readonly reason: ReportReason;
  readonly at: Date;
}

/** Whose visible review it is. */
export async function findWriter(db: Database, id: ReviewId): Promise<UserId | undefined> {
  const review = await db
    .selectFrom('reviews')
    .select('user_id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return review?.user_id;
}

/** Keeps a report with the words it is about. @throws reportedAlready, reviewIsMissing when it went in between */
export async function insertReport(db: Database, { reviewId, userId, reason, at }: NewReport): Promise<void> {
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('review_reports')
      .columns(['review_id', 'user_id', 'reason', 'body', 'reported_at'])
      .expression(({ selectFrom, cast, val }) =>
        selectFrom('reviews')
          .select(['id', cast(val(userId), 'uuid').as('user_id'), val(reason).as('reason'), 'body'])
          .select(cast(val(at), 'timestamptz').as('reported_at'))
          .where('id', '=', reviewId)
          .where('hidden_at', 'is', null),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw reviewIsMissing();
  } catch (error) {
    throw PROBLEM_OF[violatedConstraint(error) ?? '']?.() ?? error;
  }
}

const PROBLEM_OF: Readonly<Record<string, () => Problem>> = {
  review_reports_pkey: reportedAlready,
  review_reports_review_id_fkey: reviewIsMissing,
};

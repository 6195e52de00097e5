import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { reportedAlready, reviewIsMissing, reviewIsOwn, tooManyReports } from '#products/reviews/contract.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ReviewId, UserId } from '#shared/id.ts';

/**
 * Records a report of a review for moderators, with the review's present text. The review itself does not change.
 * @throws reviewIsMissing, reviewIsOwn, reportedAlready, tooManyReports
 */
export async function reportReview(ctx: ActorCtx, reviewId: ReviewId, reason: ReportReason): Promise<void> {
  await ctx.throttle.spend('report.account', ctx.actor.id, tooManyReports);
  const found = await findVisible(ctx.db, reviewId);
  if (!found) throw reviewIsMissing();
  if (found.user_id === ctx.actor.id) throw reviewIsOwn();
  await insertReport(ctx, reviewId, reason);
}

/** A visible review with its author, who is null if it was written elsewhere. */
function findVisible(db: Database, id: ReviewId): Promise<{ readonly user_id: UserId | null } | undefined> {
  return db
    .selectFrom('reviews')
    .select('user_id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

/** @throws reportedAlready, reviewIsMissing if it was deleted or hidden meanwhile */
async function insertReport(ctx: ActorCtx, reviewId: ReviewId, reason: ReportReason): Promise<void> {
  try {
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('review_reports')
      .columns(['review_id', 'user_id', 'reason', 'body', 'reported_at'])
      .expression(({ selectFrom, cast, val }) =>
        selectFrom('reviews')
          .select(['id', cast(val(ctx.actor.id), 'uuid').as('user_id'), val(reason).as('reason'), 'body'])
          .select(cast(val(ctx.now()), 'timestamptz').as('reported_at'))
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

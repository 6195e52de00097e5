import type { ActorCtx } from '#platform/context.ts';
import { reviewIsMissing, reviewIsOwn, tooManyReports } from '#products/reviews/contract.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { ReviewId } from '#shared/id.ts';
import { findWriter, insertReport } from './reports.queries.ts';

/**
 * Keeps a person's word that a review breaks the rules, with the words it is about, for those who look after reviews.
 * The review itself stays as it is.
 * @throws reviewIsMissing, reviewIsOwn, reportedAlready, tooManyReports
 */
export async function reportReview(ctx: ActorCtx, reviewId: ReviewId, reason: ReportReason): Promise<void> {
  await ctx.throttle.spend('report.account', ctx.actor.id, tooManyReports);
  const writer = await findWriter(ctx.db, reviewId);
  if (!writer) throw reviewIsMissing();
  if (writer === ctx.actor.id) throw reviewIsOwn();
  await insertReport(ctx.db, { reviewId, userId: ctx.actor.id, reason, at: ctx.now() });
}

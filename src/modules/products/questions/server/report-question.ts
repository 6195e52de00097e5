import type { ActorCtx } from '#platform/context.ts';
import {
  questionIsMissing,
  questionIsOwn,
  questionReportedAlready,
  tooManyQuestionReports,
} from '#products/questions/contract.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { QuestionId } from '#shared/id.ts';
import { findQuestion, holdQuestion } from './questions.queries.ts';

/**
 * Records a report of a question or an answer for moderators, with its present words. What is reported does not change.
 * @throws questionIsMissing, questionIsOwn, questionReportedAlready, tooManyQuestionReports
 */
export async function reportQuestion(ctx: ActorCtx, id: QuestionId, reason: ReportReason): Promise<void> {
  await ctx.throttle.spend('report.account', ctx.actor.id, tooManyQuestionReports);
  await ctx.tx(async tx => {
    await holdQuestion(tx.db, id);
    const found = await findQuestion(tx.db, id);
    if (!found || found.hidden_at) throw questionIsMissing();
    if (found.userId === ctx.actor.id) throw questionIsOwn();
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('question_reports')
      .values({ question_id: id, user_id: ctx.actor.id, reason, body: found.body, reported_at: tx.now() })
      .onConflict(earlier => earlier.columns(['question_id', 'user_id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw questionReportedAlready();
  });
}

import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { questionIsMissing } from '#products/questions/contract.ts';
import {
  type AboutProduct,
  dateQuestion,
  findQuestion,
  holdQuestion,
} from '#products/questions/server/questions.queries.ts';
import type { QuestionId } from '#shared/id.ts';
import type { Act, AuditFacts } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { setQuestionHidden, settleQuestionReports } from './desk.queries.ts';

/**
 * Hides a question with its answers, or one answer, without changing the words, and closes its reports. The same reason
 * again changes nothing.
 * @throws questionIsMissing
 */
export async function hideQuestion(ctx: Ctx, id: QuestionId, reason: string): Promise<void> {
  await locked(ctx, id, async (tx, before) => {
    await settleQuestionReports(tx.db, id, tx.now());
    if (before.hidden_reason === reason) return;
    await setQuestionHidden(tx.db, id, { at: before.hidden_at ?? tx.now(), reason });
    await record(tx, 'question.hidden', before, { reason });
  });
}

/** Shows a hidden question or answer again. @throws questionIsMissing */
export async function showQuestion(ctx: Ctx, id: QuestionId): Promise<void> {
  await locked(ctx, id, async (tx, before) => {
    if (!before.hidden_at) return;
    await setQuestionHidden(tx.db, id, null);
    await record(tx, 'question.shown', before, { reason: null });
  });
}

/** Closes the reports of a question or an answer without changing it. @throws questionIsMissing */
export async function keepQuestion(ctx: Ctx, id: QuestionId): Promise<void> {
  await locked(ctx, id, async (tx, before) => {
    const settled = await settleQuestionReports(tx.db, id, tx.now());
    if (settled > 0) await record(tx, 'question.kept', before, { 'reports closed': String(settled) });
  });
}

/** Locks the question that the row is or answers, as those who answer do. */
async function locked(
  ctx: Ctx,
  id: QuestionId,
  act: (tx: TxCtx, before: AboutProduct) => Promise<void>,
): Promise<void> {
  await ctx.tx(async tx => {
    const found = await findQuestion(tx.db, id);
    if (!found) throw questionIsMissing();
    const question = found.answers ?? found.id;
    await holdQuestion(tx.db, question);
    const before = await findQuestion(tx.db, id);
    if (!before) throw questionIsMissing();
    await act(tx, before);
    await dateQuestion(tx.db, question);
    tx.changed(cacheTag.questions(before.productId));
  });
}

/** Under the product's title: the log is kept for ever, so it has neither the words nor the name of a shopper. */
async function record(
  tx: TxCtx,
  act: Act,
  { id, title, hidden_reason }: AboutProduct,
  after: AuditFacts,
): Promise<void> {
  const before = 'reason' in after && { before: { reason: hidden_reason } };
  await recordAct(tx, { act, on: { kind: 'question', id, name: title }, ...before, after });
}

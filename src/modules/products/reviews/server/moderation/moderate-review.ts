import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import { reviewIsMissing } from '#products/reviews/contract.ts';
import { recount } from '#products/reviews/server/recount.ts';
import { storedReview } from '#products/reviews/stored-review.ts';
import type { ReviewId } from '#shared/id.ts';
import type { Act } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import {
  eraseImported,
  findModerated,
  type ModeratedRow,
  setReviewHidden,
  settleReviewReports,
} from './moderation.queries.ts';

const NOTHING = { count: 0, sum: 0 };
/** What the audit log says instead of the author. */
const ERASED = '(erased)';

/**
 * Hides a review from everybody except its author, without changing its text. Updates the product's average, closes the
 * review's reports and notifies the author. The same reason again changes nothing and sends nothing.
 * @throws reviewIsMissing
 */
export async function hideReview(ctx: Ctx, id: ReviewId, reason: string): Promise<ModeratedRow> {
  return locked(ctx, id, async (tx, before) => {
    await settleReviewReports(tx.db, id, tx.now());
    if (before.hidden_at && before.hidden_reason === reason) return;
    await setReviewHidden(tx.db, id, { at: before.hidden_at ?? tx.now(), reason });
    if (!before.hidden_at) await recount(tx, before.product_id, counted(before), NOTHING);
    const entry = await record(tx, 'review.hidden', before, { reason: before.hidden_reason }, { reason });
    if (before.user_id) await tx.notify('reviews.moderated', { review: id, reason, entry });
  });
}

/** Shows a hidden review again, updates the average and notifies the author. @throws reviewIsMissing */
export async function showReview(ctx: Ctx, id: ReviewId): Promise<ModeratedRow> {
  return locked(ctx, id, async (tx, before) => {
    if (!before.hidden_at) return;
    await setReviewHidden(tx.db, id, null);
    await recount(tx, before.product_id, NOTHING, counted(before));
    const entry = await record(tx, 'review.shown', before, { reason: before.hidden_reason }, { reason: null });
    if (before.user_id) await tx.notify('reviews.moderated', { review: id, reason: null, entry });
  });
}

/** Closes the reports of a review without changing it; nobody is notified. @throws reviewIsMissing */
export async function keepReview(ctx: Ctx, id: ReviewId): Promise<ModeratedRow> {
  return locked(ctx, id, async (tx, before) => {
    const settled = await settleReviewReports(tx.db, id, tx.now());
    if (settled > 0) await record(tx, 'review.kept', before, undefined, { 'reports closed': String(settled) });
  });
}

/**
 * Erases the words and the author of an imported review for good: somebody it names has asked for it. Its print stays, so that
 * no file brings it back. The audit log does not name the author.
 * @throws reviewIsMissing also for reviews of shoppers, who delete their own
 */
export async function eraseReview(ctx: Ctx, id: ReviewId): Promise<void> {
  await ctx.tx(async tx => {
    const found = await findModerated(tx.db, id);
    if (!found || found.user_id !== null) throw reviewIsMissing();
    await lockProduct(tx, found.product_id);
    if (!(await eraseImported(tx.db, id, tx.now()))) throw reviewIsMissing();
    tx.changed(cacheTag.reviews(found.product_id));
    const name = storedReview(ERASED, found.title);
    await recordAct(tx, { act: 'review.erased', on: { kind: 'review', id, name } });
  });
}

/** Locks the product before the review, in the same order as writers of reviews do, so that the average stays exact. */
async function locked(
  ctx: Ctx,
  id: ReviewId,
  act: (tx: TxCtx, before: ModeratedRow) => Promise<void>,
): Promise<ModeratedRow> {
  return ctx.tx(async tx => {
    const found = await findModerated(tx.db, id);
    if (!found) throw reviewIsMissing();
    await lockProduct(tx, found.product_id);
    const before = await findModerated(tx.db, id);
    if (!before) throw reviewIsMissing();
    await act(tx, before);
    return (await findModerated(tx.db, id)) ?? before;
  });
}

/** What was written elsewhere counts in no rating. */
function counted({ rating, user_id }: ModeratedRow) {
  return user_id === null ? NOTHING : { count: 1, sum: rating };
}

type Facts = Record<string, string | null>;

function record(tx: TxCtx, act: Act, row: ModeratedRow, before: Facts | undefined, after: Facts): Promise<number> {
  const name = storedReview(row.user_name, row.title);
  return recordAct(tx, { act, on: { kind: 'review', id: row.id, name }, ...(before && { before }), after });
}

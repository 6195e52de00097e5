import * as calls from '#orders/returns/refunds/refunds.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { administrator, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import type { RefundId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { giveUpiId } from './give-upi-id.ts';
import { approveRefund, retryRefund, settleByHand } from './refund-acts.ts';
import { presentRefund, presentRefundRow } from './refunds.present.ts';
import { countRefunds, findRefund, listRefundRows } from './refunds.queries.ts';

/** Refunds are paid by administrators; shoppers only enter the UPI ID of their own. */
export function serveRefunds(api: Api): void {
  serve(api, calls.listRefunds, administrator, async (ctx, { show = 'open', find, ...query }) => {
    const page = askedPage(query);
    const now = ctx.now();
    const { alerts, ...counts } = await countRefunds(ctx.db, find, now);
    const rows = await listRefundRows(ctx, { show, find, now, ...page });
    return {
      ...page.of(
        rows.map(row => presentRefundRow(row, now)),
        counts[show],
      ),
      counts,
      alerts,
    };
  });
  serve(api, calls.readRefund, administrator, async (ctx, { refundId }) => ({ data: await readRefund(ctx, refundId) }));
  serve(api, calls.settleRefund, administrator, async (ctx, input) => {
    await settleByHand(ctx, input);
    return {
      message: speaking(ctx.language, () => t('orders.returns.told.refundSettled')),
      data: await readRefund(ctx, input._id),
    };
  });
  serve(api, calls.retryRefund, administrator, async (ctx, { _id }) => {
    await retryRefund(ctx, _id);
    return {
      message: speaking(ctx.language, () => t('orders.returns.told.refundAgain')),
      data: await readRefund(ctx, _id),
    };
  });
  serve(api, calls.giveUpiId, shopper, async (ctx, input) => {
    await giveUpiId(ctx, input);
    return { message: speaking(ctx.language, () => t('orders.returns.told.upi')) };
  });
  serve(api, calls.approveRefund, administrator, async (ctx, { _id }) => {
    await approveRefund(ctx, _id);
    return {
      message: speaking(ctx.language, () => t('orders.returns.told.refundApproved')),
      data: await readRefund(ctx, _id),
    };
  });
}

/** @throws refundIsMissing */
async function readRefund(ctx: ActorCtx, id: RefundId) {
  const row = await findRefund(ctx, id);
  if (!row) throw calls.refundIsMissing();
  return presentRefund(row, {
    now: ctx.now(),
    reader: ctx.actor.id,
    limit: await setting(ctx, 'refundByTwoAbove'),
  });
}

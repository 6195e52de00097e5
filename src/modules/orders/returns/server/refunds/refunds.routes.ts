import * as calls from '#orders/returns/refunds/refunds.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { administrator, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { giveUpiId } from './give-upi-id.ts';
import { approveRefund, retryRefund, settleByHand } from './refund-acts.ts';
import { presentRefund, presentRefundRow } from './refunds.present.ts';
import { countRefunds, findRefund, listRefundRows, type RefundRecord } from './refunds.queries.ts';

const PAGE_SIZE = 20;

/** Refunds are paid by administrators; shoppers only enter the UPI ID of their own. */
export function serveRefunds(api: Api): void {
  serve(api, calls.listRefunds, administrator, async (ctx, { show = 'open', find, page = 1, limit = PAGE_SIZE }) => {
    const now = ctx.now();
    const { alerts, ...counts } = await countRefunds(ctx.db, find, now);
    const rows = await listRefundRows(ctx, { show, find, now, limit, offset: (page - 1) * limit });
    return {
      data: rows.map(row => presentRefundRow(row, now)),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(counts[show] / limit)),
      totalItems: counts[show],
      counts,
      alerts,
    };
  });
  serve(api, calls.readRefund, administrator, async (ctx, { refundId }) => {
    const row = await findRefund(ctx, refundId);
    if (!row) throw calls.refundIsMissing();
    return { data: await present(ctx, row) };
  });
  serve(api, calls.settleRefund, administrator, async (ctx, input) => {
    await settleByHand(ctx, input);
    const row = await findRefund(ctx, input._id);
    if (!row) throw calls.refundIsMissing();
    return { message: 'The refund is recorded as paid', data: await present(ctx, row) };
  });
  serve(api, calls.retryRefund, administrator, async (ctx, { _id }) => {
    await retryRefund(ctx, _id);
    const row = await findRefund(ctx, _id);
    if (!row) throw calls.refundIsMissing();
    return { message: 'We are sending the refund again', data: await present(ctx, row) };
  });
  serve(api, calls.giveUpiId, shopper, async (ctx, input) => {
    await giveUpiId(ctx, input);
    return { message: 'We’ll send your refund to this UPI ID' };
  });
  serve(api, calls.approveRefund, administrator, async (ctx, { _id }) => ({
    message: 'The refund is approved',
    data: await present(ctx, await approveRefund(ctx, _id)),
  }));
}

async function present(ctx: ActorCtx, row: RefundRecord) {
  return presentRefund(row, {
    now: ctx.now(),
    reader: ctx.actor.id,
    limit: await setting(ctx, 'refundByTwoAbove'),
  });
}

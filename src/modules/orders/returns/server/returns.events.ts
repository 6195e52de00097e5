import { sql } from 'kysely';
import { doesBuyerWantTexts, findBuyerToNotify } from '#orders/orders/server/orders.ts';
import type { ReturnId, ReturnState } from '#orders/returns/return/return-states.ts';
import { findRefund } from '#orders/returns/server/refunds/refunds.queries.ts';
import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';
import { holdReturn } from './held-return.ts';
import { cashRefunded, type ReturnMove, returnMoved, returnMovedForSeller } from './return-letters.ts';
import { listRefundsOfReturns, listReturnEvents, listReturnLines } from './returns.queries.ts';

interface Moved {
  readonly returnId: ReturnId;
  /** What has just happened; a return enters each state at most once. */
  readonly state: ReturnState;
}

declare module '#platform/context.ts' {
  interface Events {
    'returns.moved': Moved;
    'returns.moved-for-seller': Moved;
    'returns.cash-refunded': { readonly refundId: RefundId };
  }
}

/** Notifications about returns to shoppers and sellers. Nothing is sent to deleted accounts. */
export const returnEvents: EventsOf<'returns'> = {
  'returns.moved': {
    label: () => t('office.jobs.event.returnsMoved'),
    for: 'shopper',
    isRequested: async (tx, { returnId }) =>
      doesBuyerWantTexts(tx.db, sql`(select order_id from returns where id = ${returnId})`),
    letters: async (ctx, moved) => {
      const move = await readMove(ctx, moved);
      const to = move && (await findBuyerToNotify(ctx.db, move.row.user_id));
      return to && returnMoved(to, move);
    },
  },
  'returns.moved-for-seller': {
    label: () => t('office.jobs.event.returnsMovedForSeller'),
    for: 'seller',
    letters: async (ctx, moved, shop) => {
      const move = await readMove(ctx, moved);
      return move && returnMovedForSeller(shop, await sellerOrShop(ctx.db, move.row.seller_id, shop), move);
    },
  },
  'returns.cash-refunded': {
    label: () => t('office.jobs.event.returnsCashRefunded'),
    for: 'shopper',
    isRequested: async (tx, { refundId }) => {
      const refund = await findRefund(tx, refundId);
      return refund !== undefined && doesBuyerWantTexts(tx.db, refund.orderId);
    },
    letters: async (ctx, { refundId }) => {
      const refund = await findRefund(ctx, refundId);
      const to = refund?.userId && (await findBuyerToNotify(ctx.db, refund.userId));
      return refund && to ? cashRefunded(to, refund) : undefined;
    },
  },
};

async function readMove(ctx: Ctx, { returnId, state }: Moved): Promise<ReturnMove | undefined> {
  return ctx.tx(async tx => {
    const held = await holdReturn(tx, returnId);
    const events = await listReturnEvents(tx.db, [returnId]);
    const event = events.find(one => one.state === state);
    const [refund] = await listRefundsOfReturns(tx, [returnId]);
    const lines = await listReturnLines(tx.db, [returnId]);
    return (
      event && {
        ...held,
        lines,
        event,
        refund: refund && { amount: refund.amount_paise, waitsForCash: refund.waitsForCash },
      }
    );
  });
}

import { orderNumber } from '#orders/orders/order-number.ts';
import { refundByProvider, refundIsMissing, refundIsSettled } from '#orders/returns/refunds/refunds.contract.ts';
import { approveByHand } from '#payments/payments/server/payments.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { findRefund, type RefundRecord } from './refunds.queries.ts';

/**
 * An administrator says that money may go back by hand. Said again it changes nothing.
 * @throws refundIsMissing; refundByProvider for what goes back by itself; refundIsSettled
 */
export async function approveRefund(ctx: ActorCtx, id: RefundId): Promise<RefundRecord> {
  return ctx.tx(async tx => {
    const row = await findRefund(tx, id);
    if (!row) throw refundIsMissing();
    if (row.paymentId !== null) throw refundByProvider();
    if (row.state === 'settled') throw refundIsSettled();
    if (await approveByHand(tx, id, ctx.actor))
      await recordAct(tx, {
        act: 'refund.approved',
        on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
        after: { amount: exactRupees(row.amount) },
      });
    return (await findRefund(tx, id)) ?? row;
  });
}

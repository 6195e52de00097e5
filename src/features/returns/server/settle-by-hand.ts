import { recordAct } from '#features/audit/server/audit.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import { settleRefund } from '#features/payments/server/payments.ts';
import {
  type settleRefund as endpoint,
  refundByProvider,
  refundIsMissing,
  refundIsSettled,
} from '#features/returns/refunds.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/endpoint.ts';
import { exactRupees } from '#shared/money.ts';
import { findRefund } from './refunds.queries.ts';

/**
 * Notes that an administrator sent cash back by hand, with the bank's reference, and tells the shopper. Told again under
 * the same reference nothing changes.
 * @throws refundIsMissing; refundByProvider for what goes back by itself; refundIsSettled under another reference
 */
export async function settleByHand(ctx: ActorCtx, { _id, reference }: InputOf<typeof endpoint>): Promise<void> {
  await ctx.tx(async tx => {
    const isNew = await settleRefund(tx, _id, { reference, by: ctx.actor.id });
    const row = await findRefund(tx.db, _id);
    if (!row) throw refundIsMissing();
    if (!isNew) {
      if (row.paymentId !== null) throw refundByProvider();
      if (row.reference !== reference) throw refundIsSettled();
      return;
    }
    await recordAct(tx, {
      act: 'refund.settled',
      on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
      after: { amount: exactRupees(row.amount), reference },
    });
    await tx.later('returns.mail-cash-sent', { refundId: _id });
  });
}

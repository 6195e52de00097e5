import { findPart, lockOrder, noteOnPart } from '#orders/orders/server/orders.ts';
import {
  type giveUpiId as endpoint,
  refundIsMissing,
  refundIsSent,
  refundNeedsNoUpiId,
  tooManyUpiIds,
} from '#orders/returns/refunds/refunds.contract.ts';
import { maskUpiId } from '#orders/returns/refunds/upi-id.ts';
import { sendElsewhere } from '#payments/payments/server/payments.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import { findRefund } from './refunds.queries.ts';

/**
 * Sets or changes the UPI ID of an own refund of cash. A changed UPI ID voids earlier approvals. Idempotent.
 * @throws refundIsMissing also for another user's; refundNeedsNoUpiId for online payments; refundIsSent; tooManyUpiIds
 */
export async function giveUpiId(ctx: ActorCtx, { refundId, upiId }: InputOf<typeof endpoint>): Promise<void> {
  const found = await findRefund(ctx, refundId);
  if (found?.userId !== ctx.actor.id) throw refundIsMissing();
  await ctx.throttle.spend('upi-id.account', ctx.actor.id, tooManyUpiIds);
  await ctx.tx(async tx => {
    // Serializes with recording the payment.
    await lockOrder(tx, found.orderId);
    const row = (await findRefund(tx, refundId)) ?? found;
    if (row.paymentId !== null) throw refundNeedsNoUpiId();
    if (row.state === 'settled') throw refundIsSent();
    if (row.upiId === upiId) return;
    await sendElsewhere(tx, refundId, upiId);
    if (row.cause === 'returned')
      await tx.db
        .updateTable('returns')
        .set({ upi_id: upiId })
        .where('id', '=', row.causeId as never)
        .execute();
    const part = row.partId && (await findPart(tx.db, row.partId));
    if (part)
      await noteOnPart(tx, part, {
        by: { id: ctx.actor.id, userName: ctx.actor.userName },
        note: t('orders.returns.note.upi', { upi: maskUpiId(upiId) }),
      });
  });
}

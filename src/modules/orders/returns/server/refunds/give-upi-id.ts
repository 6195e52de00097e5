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
import { findRefund } from './refunds.queries.ts';

/**
 * A shopper says where an own refund of cash goes, anew where the first UPI ID was wrong. What administrators approved
 * was to go elsewhere, so they approve it again. The same UPI ID again changes nothing.
 * @throws refundIsMissing also for somebody else's; refundNeedsNoUpiId for what a provider sends back; refundIsSent;
 *   tooManyUpiIds
 */
export async function giveUpiId(ctx: ActorCtx, { refundId, upiId }: InputOf<typeof endpoint>): Promise<void> {
  const found = await findRefund(ctx, refundId);
  if (found?.userId !== ctx.actor.id) throw refundIsMissing();
  await ctx.throttle.spend('upi-id.account', ctx.actor.id, tooManyUpiIds);
  await ctx.tx(async tx => {
    // Whoever notes that it was sent comes before or after.
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
        note: `The refund goes to ${maskUpiId(upiId)}`,
      });
  });
}

import { orderNumber } from '#orders/orders/order-number.ts';
import { refundIsMissing, refundNotToSend } from '#orders/returns/refunds/refunds.contract.ts';
import { sendAgain } from '#payments/payments/server/payments.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { findRefund } from './refunds.queries.ts';

/** Has a refund that its provider refused sent once more, as an act. @throws refundIsMissing, refundNotToSend */
export async function retryRefund(ctx: ActorCtx, id: RefundId): Promise<void> {
  await ctx.tx(async tx => {
    const row = await findRefund(tx, id);
    if (!row) throw refundIsMissing();
    if (!(await sendAgain(tx, id))) throw refundNotToSend();
    await recordAct(tx, {
      act: 'refund.retried',
      on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
      after: { amount: exactRupees(row.amount) },
    });
  });
}

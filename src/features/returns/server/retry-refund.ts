import { recordAct } from '#features/audit/server/audit.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import { sendAgain } from '#features/payments/server/payments.ts';
import { refundIsMissing, refundNotToSend } from '#features/returns/refunds.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { RefundId } from '#shared/id.ts';
import { exactRupees } from '#shared/money.ts';
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

import { stepOf } from '#payments/payments/payment-machine.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OrderId, PaymentId } from '#shared/id.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'payments.close': { readonly paymentId: PaymentId };
  }
}

/**
 * Stops waiting for the open payment of an order, in the transaction by which it is no longer wanted. The provider is told
 * to close it; should money come all the same, it goes back.
 */
export async function dropPayments(tx: TxCtx, orderId: OrderId): Promise<void> {
  const { to } = stepOf('open', 'dropped');
  const rows = await tx.db
    .updateTable('payments')
    .set({ state: to, updated_at: tx.now() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  for (const { id } of rows) await tx.later('payments.close', { paymentId: id });
}

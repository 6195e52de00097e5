import './payments.tables.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OrderId, PaymentId } from '#shared/id.ts';

/** The payment that an order was paid by. */
export async function takenBy(tx: TxCtx, orderId: OrderId): Promise<PaymentId | undefined> {
  const row = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return row?.id;
}

import { orderIsMissing } from '#orders/orders/contract.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';
import { findOrder, lockOrder, type OrderRow, type OrderScope } from './orders.queries.ts';

/** Locks an order until the transaction ends, and reads it after that. @throws orderIsMissing also for one out of scope */
export async function holdOrder(tx: TxCtx, id: OrderId, scope: OrderScope): Promise<OrderRow> {
  await lockOrder(tx, id);
  const order = await findOrder(tx.db, id, scope);
  if (!order) throw orderIsMissing();
  return order;
}

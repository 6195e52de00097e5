import type { TxCtx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';

/** Marks an order that has just been written as prepared by an agent. @param agent address of the profile of its platform */
export async function setAgent(tx: TxCtx, orderId: OrderId, agent: string): Promise<void> {
  await tx.db.updateTable('orders').set({ agent }).where('id', '=', orderId).execute();
}

import { findOrder, findPart, type OrderRow, type PartRow } from '#orders/orders/server/orders.ts';
import { returnIsMissing } from '#orders/returns/contract.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import type { TxCtx } from '#platform/context.ts';
import { findReturn, type StoredReturn } from './returns.queries.ts';

/** A return with its order and seller order, read while the order is locked. */
export interface HeldReturn {
  readonly row: StoredReturn;
  readonly order: OrderRow;
  readonly part: PartRow;
}

/** Reads a return. The caller holds the lock on its order, so it can't change. @throws returnIsMissing */
export async function holdReturn(tx: TxCtx, id: ReturnId): Promise<HeldReturn> {
  const row = await findReturn(tx.db, id, { kind: 'all' });
  const part = row && (await findPart(tx.db, row.part_id));
  const order = row && (await findOrder(tx.db, row.order_id, { kind: 'all' }));
  if (!row || !part || !order) throw returnIsMissing();
  return { row, part, order };
}

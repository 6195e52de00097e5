import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { PartId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { type Mover, summarise } from './move-parts.ts';

export interface PartNote {
  readonly by: Mover;
  readonly note: string;
}

/**
 * Records a refund of a part without changing its status, and updates timeline, order totals and caches. The caller
 * holds the lock on the order (`lockOrder`). @returns the id of the event
 */
export async function markRefunded(
  tx: TxCtx,
  { order, part }: { readonly order: OrderRow; readonly part: PartRow },
  payment: Extract<PaymentStatus, 'partially_refunded' | 'refunded'>,
  written: PartNote,
): Promise<number> {
  await tx.db
    .updateTable('order_parts')
    .set({ payment_status: payment, updated_at: tx.now() })
    .where('id', '=', part.id)
    .execute();
  const event = await noteOnPart(tx, part, written);
  await summarise(tx, order);
  tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
  return event;
}

/** Adds a note about a part to the order's timeline. @returns the id of the event */
export async function noteOnPart(tx: TxCtx, part: PartRow, { by, note }: PartNote): Promise<number> {
  const values = { order_id: part.order_id, part_id: part.id, kind: 'note' as const, status: null };
  const { id } = await tx.db
    .insertInto('order_events')
    .values({ ...values, actor_id: by.id, actor_name: by.userName, note, at: tx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The actor of a transaction; without one, nobody by name. */
export function moverOf({ actor }: TxCtx): Mover {
  return { id: actor?.id ?? null, userName: actor?.userName ?? '' };
}

/** Where a part's cash is and, once the shop has it, how it arrived. */
interface CashNow {
  readonly state: CashState;
  readonly holder: CashHolder | null;
  readonly received: { readonly amount: Paise; readonly on: string; readonly reference: string } | null;
}

/** Stores where the cash of a delivered part is. The caller holds the lock on its order and has checked the change. */
export async function setCash(tx: TxCtx, id: PartId, { state, holder, received }: CashNow): Promise<void> {
  await tx.db
    .updateTable('order_parts')
    .set({
      cash_state: state,
      cash_holder: holder,
      cash_amount_paise: received?.amount ?? null,
      cash_on: received?.on ?? null,
      cash_reference: received?.reference ?? null,
      updated_at: tx.now(),
    })
    .where('id', '=', id)
    .execute();
}

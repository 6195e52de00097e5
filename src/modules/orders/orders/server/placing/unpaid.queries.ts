import { type RawBuilder, sql } from 'kysely';
import type { OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, PartId, ProposedEditId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** The order data needed to pay it. */
export type OrderToPay = Pick<OrderRow, 'id' | 'number' | 'payment_method' | 'payment_status' | 'held_until'> & {
  /** Whether the payment deadline is still ahead, by the database's clock. */
  readonly isHeld: boolean;
};

/** Finds only the shopper's own orders. */
export function findOrderToPay(db: Database, id: OrderId, userId: UserId): Promise<OrderToPay | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_method', 'payment_status', 'held_until'])
    .select(sql<boolean>`coalesce(held_until > now(), false)`.as('isHeld'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same for the difference of an edit of it; pending while it waits. */
export function findEditToPay(
  db: Database,
  { orderId, userId, editId }: { readonly orderId: OrderId; readonly userId: UserId; readonly editId: ProposedEditId },
): Promise<OrderToPay | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('proposed_edits as edit', 'edit.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'orders.payment_method', 'edit.held_until'])
    .select(
      sql<
        OrderToPay['payment_status']
      >`case edit.state when 'open' then 'pending' when 'paid' then 'paid' else 'failed' end`.as('payment_status'),
    )
    .select(sql<boolean>`edit.state = 'open' and edit.held_until > now()`.as('isHeld'))
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId)
    .where('edit.id', '=', editId)
    .executeTakeFirst();
}

/** In SQL: an order's payment deadline, with the database's full timestamp precision. */
export function heldUntilOf(id: OrderId): RawBuilder<Date> {
  return sql<Date>`(select held_until from orders where id = ${id})`;
}

/** The unpaid parts of an order, with amounts. */
export async function listUnpaidParts(db: Database, orderId: OrderId): Promise<{ id: PartId; amount: Paise }[]> {
  return db
    .selectFrom('order_parts')
    .select(['id', 'total_paise as amount'])
    .where('order_id', '=', orderId)
    .where('payment_status', '=', 'pending')
    .where('status', 'not in', ['rejected', 'cancelled'])
    .execute();
}

/** Orders whose payment deadline has passed, oldest first. */
export async function listOverdue(db: Database, most: number): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('held_until', '<=', sql<Date>`now()`)
    .orderBy('held_until')
    .limit(most)
    .execute();
  return rows.map(row => row.id);
}

/** In SQL, by the database's clock, which all processes share: the payment deadline of an order placed now. */
export function holdFromNow(minutes: number = HELD_MINUTES): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(mins => ${sql.lit(minutes)})`;
}

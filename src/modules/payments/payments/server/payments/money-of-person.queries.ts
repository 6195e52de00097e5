import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

interface PaymentOf {
  readonly orderId: OrderId;
  readonly at: Date;
  readonly through: string;
  readonly state: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly paymentId: string | null;
  readonly payerId: string | null;
}

/** The online payments of these orders, oldest first, for a data export. */
export async function listPaymentsOf(db: Database, orders: readonly OrderId[]): Promise<PaymentOf[]> {
  const { rows } = await sql<PaymentOf>`
    select p.order_id as "orderId", p.created_at as at, p.provider as through, p.state, p.amount_paise as amount,
      p.currency, p.capture_ref as "paymentId", p.payer_ref as "payerId"
    from payments p where p.order_id = any(${orders}::uuid[]) order by p.created_at, p.id`.execute(db);
  return rows;
}

interface RefundOf {
  readonly orderId: OrderId;
  readonly at: Date;
  readonly why: string;
  readonly state: string;
  readonly amount: Paise;
  readonly upiId: string | null;
  readonly settledAt: Date | null;
}

/** The refunds of these orders, oldest first, for a data export. */
export async function listRefundsOf(db: Database, orders: readonly OrderId[]): Promise<RefundOf[]> {
  const { rows } = await sql<RefundOf>`
    select r.order_id as "orderId", r.owed_at as at, r.cause as why, r.state, r.amount_paise as amount,
      r.upi_id as "upiId", r.settled_at as "settledAt"
    from refunds r where r.order_id = any(${orders}::uuid[]) order by r.owed_at, r.id`.execute(db);
  return rows;
}

/** Erases the payer's id at the provider from the payments of these orders. */
export async function erasePayers(tx: Tx, orders: readonly OrderId[]): Promise<void> {
  await sql`update payments set payer_ref = null where order_id = any(${orders}::uuid[])`.execute(tx);
}

/** Erases UPI IDs from the refunds of these orders. */
export async function eraseUpiIds(tx: Tx, orders: readonly OrderId[]): Promise<void> {
  await sql`
    update refunds set upi_id = null where upi_id is not null and order_id = any(${orders}::uuid[])`.execute(tx);
}

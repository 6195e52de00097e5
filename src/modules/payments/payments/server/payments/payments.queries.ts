import type { PaymentState } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId, PartId, PaymentId } from '#shared/id.ts';

export type PaymentRow = Row<'payments'>;

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

export function findPayment(db: Database, id: PaymentId): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentByRef(db: Database, provider: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider as PaymentRow['provider'])
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** Every try to pay an order, the latest first. Money that came beside a try is none. */
export function listTries(db: Database, orderId: OrderId): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(row => row.or([row('state', '<>', 'returned'), row('provider_ref', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The latest money that came beside a try or not as asked for, since this try began. It is owed back. */
export async function findMoneyApart(
  db: Database,
  { order_id, created_at }: Pick<PaymentRow, 'order_id' | 'created_at'>,
): Promise<Pick<PaymentRow, 'amount_paise' | 'currency'> | undefined> {
  return db
    .selectFrom('payments')
    .select(['amount_paise', 'currency'])
    .where('order_id', '=', order_id)
    .where('state', '=', 'returned')
    .where('provider_ref', 'is', null)
    .where('captured_at', '>=', created_at)
    .orderBy('captured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What a payment pays. */
export async function listPaidParts(db: Database, id: PaymentId): Promise<PartId[]> {
  const rows = await db.selectFrom('payment_parts').select('part_id').where('payment_id', '=', id).execute();
  return rows.map(row => row.part_id);
}

/** Keeps what a provider calls a payment and where it is approved, unless that is known. */
export async function saveOpened(
  db: Database,
  id: PaymentId,
  { ref, approvalUrl }: { readonly ref: string; readonly approvalUrl: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_ref: ref, approval_url: approvalUrl })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute();
}

export async function setPaymentState(tx: TxCtx, id: PaymentId, state: PaymentState): Promise<void> {
  await tx.db.updateTable('payments').set({ state, updated_at: tx.now() }).where('id', '=', id).execute();
}

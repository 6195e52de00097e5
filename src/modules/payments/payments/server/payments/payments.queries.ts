import type { PaymentState, ProviderName } from '#payments/payments/payment-states.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { OrderId, PartId, PaymentId, ProposedEditId } from '#shared/id.ts';

export type PaymentRow = Row<'payments'>;

/** The id of the payment that an order was paid with, without those of its edits. */
export async function takenBy(tx: TxCtx, orderId: OrderId): Promise<PaymentId | undefined> {
  const row = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('edit_id', 'is', null)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return row?.id;
}

export function findPayment(db: Database, id: PaymentId): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param providers the names under which the service takes payments */
export function findPaymentByRef(
  db: Database,
  providers: readonly ProviderName[],
  ref: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', 'in', providers)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/**
 * The payment attempts of an order, latest first, without money that came in addition to one.
 * @param editId those of a proposed edit of it; null for those of the order itself; without it all of them
 */
export function listTries(db: Database, orderId: OrderId, editId?: ProposedEditId | null): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(editId !== undefined, query => query.where('edit_id', 'is not distinct from', editId ?? null))
    .where(row => row.or([row('state', '<>', 'returned'), row('provider_ref', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The latest money that came in addition to an attempt or with another amount or currency, since the attempt began. It
 * is refunded.
 */
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

/** Which of these captures are stored as another payment than this attempt, and are refunded. */
export async function keptApart(
  db: Database,
  { id, provider }: PaymentRow,
  captures: readonly string[],
): Promise<ReadonlySet<string>> {
  if (captures.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('capture_ref')
    .where('provider', '=', provider)
    .where('capture_ref', 'in', captures)
    .where('id', '<>', id)
    .execute();
  return new Set(rows.flatMap(row => row.capture_ref ?? []));
}

/** How many attempts began since then, by provider and state. */
export function countTries(
  db: Database,
  since: Date,
): Promise<{ readonly provider: string; readonly state: string; readonly count: number }[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => ['provider', 'state', fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(['provider', 'state'])
    .execute();
}

/** The seller orders that a payment pays. */
export async function listPaidParts(db: Database, id: PaymentId): Promise<PartId[]> {
  const rows = await db.selectFrom('payment_parts').select('part_id').where('payment_id', '=', id).execute();
  return rows.map(row => row.part_id);
}

/** Stores the provider's reference and approval address, unless a concurrent call has done so. */
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

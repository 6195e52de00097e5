import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PartId, RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { ProviderRefund } from '#shared/ports/payment-port.ts';

interface RefundToSend {
  readonly provider: string;
  readonly captureRef: string;
  readonly amount: Paise;
  readonly currency: string;
}

/** A refund that no provider has accepted yet; undefined for others, and for cash. */
export async function findRefundToSend(db: Database, id: RefundId): Promise<RefundToSend | undefined> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.provider', 'payments.currency', 'refunds.amount_paise as amount'])
    .select(sql<string>`payments.capture_ref`.as('captureRef'))
    .where('refunds.id', '=', id)
    .where('refunds.state', 'in', ['owed', 'failed'])
    .executeTakeFirst();
}

/**
 * Stores what a provider reports of a refund. A settled refund does not change any more, and its shopper is notified
 * once.
 */
export async function keepRefund(
  tx: TxCtx,
  id: RefundId,
  { ref, state, failure }: Omit<ProviderRefund, 'ref'> & { readonly ref: string | null },
): Promise<void> {
  const settledAt = state === 'settled' ? sql<Date>`now()` : null;
  const row = await tx.db
    .updateTable('refunds')
    .set({
      state,
      failure: failure?.slice(0, 300) ?? null,
      settled_at: settledAt,
      asked_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      ...(ref !== null && { provider_ref: ref }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'settled')
    .returning('order_id')
    .executeTakeFirst();
  if (row && state === 'settled') await tx.notify('orders.refunded', { orderId: row.order_id, refundId: id });
}

/** Refunds that are still not settled after ten days. */
export async function countLateRefunds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '<>', 'settled')
    .where('owed_at', '<', sql<Date>`now() - interval '10 days'`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Total of a seller order's refunds, due or sent, and the delivery charge in it. Without those of edits, which are no longer
 * part of what it costs.
 */
export async function refundedOf(db: Database, partId: PartId): Promise<{ amount: Paise; delivery: Paise }> {
  const { rows } = await sql<{ amount: Paise; delivery: Paise }>`
    select coalesce(sum(amount_paise), 0)::bigint as amount, coalesce(sum(delivery_paise), 0)::bigint as delivery
    from refunds where part_id = ${partId} and cause <> 'edited'`.execute(db);
  const [refunded] = rows;
  if (!refunded) throw new Error('a sum returned no row');
  return refunded;
}

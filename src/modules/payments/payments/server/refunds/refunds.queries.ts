import { sql } from 'kysely';
import type { ProviderRefund } from '#payments/payments/server/providers/payment-provider.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { RefundId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

interface RefundToSend {
  readonly provider: string;
  readonly captureRef: string;
  readonly amount: Paise;
  readonly currency: string;
}

/** A refund that no provider has taken on yet; undefined for others, and for cash. */
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

/** What a provider says of a refund. What has arrived stays so, whatever is said later, and is told to its owner once. */
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

import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OrderId, RefundId } from '#shared/id.ts';
import type { PaymentRow } from './payments.queries.ts';

/** Older payments are no longer polled; only a webhook message can settle them. */
const ASKED_FOR = sql`interval '7 days'`;

/**
 * Payments to poll at their provider; marks them as asked. Open ones after two minutes and then whenever they are a
 * quarter older than at the last time; others whenever they are twice as old.
 */
export async function listToAsk(db: Database, most: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set asked_at = now()
    where id in (
      select id from payments
      where created_at > now() - ${ASKED_FOR} and (state = 'open' or provider_ref is not null)
        and coalesce(asked_at, created_at) <
          now() - greatest(interval '2 minutes', (now() - created_at) / (case state when 'open' then 5 else 2 end))
      order by asked_at nulls first, created_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** A sent refund, with the references its provider needs. */
export interface RefundOnItsWay {
  readonly id: RefundId;
  readonly provider: string;
  readonly captureRef: string;
  readonly ref: string;
}

/** Sent refunds that are due to be polled again; marks them as asked. */
export async function listRefundsToAsk(db: Database, most: number): Promise<RefundOnItsWay[]> {
  const { rows } = await sql<RefundOnItsWay>`
    update refunds r set asked_at = now() from payments p
    where p.id = r.payment_id and r.id in (
      select id from refunds
      where state = 'sent' and provider_ref is not null and payment_id is not null
        and coalesce(asked_at, owed_at) < now() - greatest(interval '1 minute', (now() - owed_at) / 5)
      order by asked_at nulls first, owed_at limit ${most} for update skip locked)
    returning r.id, p.provider, p.capture_ref as "captureRef", r.provider_ref as ref`.execute(db);
  return rows;
}

/** All sent refunds of an order at one provider, however recently they were polled; marks them as asked. */
export async function listRefundsOnTheWay(db: Database, orderId: OrderId, provider: string): Promise<RefundOnItsWay[]> {
  const { rows } = await sql<RefundOnItsWay>`
    update refunds r set asked_at = now() from payments p
    where p.id = r.payment_id and r.order_id = ${orderId} and p.provider = ${provider}
      and r.state = 'sent' and r.provider_ref is not null
    returning r.id, p.provider, p.capture_ref as "captureRef", r.provider_ref as ref`.execute(db);
  return rows;
}

/** Refunds that no provider has accepted and that are due for another attempt; marks them as asked. */
export async function listRefundsToSend(db: Database, most: number): Promise<RefundId[]> {
  const { rows } = await sql<{ id: RefundId }>`
    update refunds set asked_at = now()
    where id in (
      select id from refunds
      where state in ('owed', 'failed') and payment_id is not null
        and coalesce(asked_at, owed_at) < now() - greatest(interval '15 minutes', (now() - owed_at) / 5)
      order by asked_at nulls first, owed_at limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(row => row.id);
}

import { sql } from 'kysely';
import type { WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { publishedSellers, sellerIsApproved } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { EndpointId, SellerId } from '#shared/id.ts';

export type EventRow = Row<'webhook_events'>;

/** The oldest events that are not made ready. Those of one object are in the order in which they happened. */
export async function listEvents(db: Database, most: number): Promise<readonly EventRow[]> {
  return db.selectFrom('webhook_events').selectAll().orderBy('id').limit(most).execute();
}

export interface Listener {
  readonly id: EndpointId;
  readonly seller_id: SellerId | null;
  readonly events: readonly WebhookEvent[];
}

/** The endpoint is on, and its seller may sell: SQL; `e` stands for the endpoint. */
export const isListening = sql`(e.is_on and (e.seller_id is null or exists (
  select from ${publishedSellers} s where s.id = e.seller_id and ${sellerIsApproved})))`;

/** The endpoints that are sent events. */
export async function listListeners(db: Database): Promise<readonly Listener[]> {
  const { rows } = await sql<Listener>`
    select e.id, e.seller_id, e.events from webhook_endpoints e where ${isListening}`.execute(db);
  return rows;
}

/** Removes events that are made ready. @returns those that no other process has removed */
export async function takeEvents(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    delete from webhook_events where id = any(${ids}::bigint[]) returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type NewDelivery = Pick<
  Row<'webhook_deliveries'>,
  'id' | 'endpoint_id' | 'event_id' | 'position' | 'type' | 'object' | 'payload' | 'next_at' | 'created_at'
>;

export async function insertDeliveries(db: Database, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('webhook_deliveries')
      .values([...rows])
      .execute();
}

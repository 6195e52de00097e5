import { sql } from 'kysely';
import type { WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { publishedSellers, sellerIsApproved } from '#people/sellers/server/sellers.ts';
import type { Database, Row } from '#platform/db/database.ts';
import type { EndpointId, SellerId } from '#shared/id.ts';

export type WebhookEventRow = Row<'webhook_events'>;

/**
 * Claims events until a moment, so that no other process makes them ready meanwhile: for each object its first event, if it is
 * due. Each seller has a fair part of them, and events of orders come before those of products.
 */
export async function claimEvents(
  db: Database,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<readonly WebhookEventRow[]> {
  const isDue = sql`(e.next_at is null or e.next_at <= ${now})`;
  // Offset 0 keeps the condition from becoming a join over the whole backlog.
  const { rows } = await sql<WebhookEventRow>`
    with recursive queues as (
      (select queue from webhook_events order by queue limit 1)
      union all
      select (select e.queue from webhook_events e where e.queue > q.queue order by e.queue limit 1)
      from queues q where q.queue is not null
    ), firsts as (
      select f.id, f.queue, row_number() over (partition by f.queue order by f.id) as place
      from queues q cross join lateral (
        select e.id, e.queue from webhook_events e
        where e.queue = q.queue and ${isDue} and not exists (select from webhook_events w
          where coalesce(w.order_id, w.product_id) = coalesce(e.order_id, e.product_id) and w.id < e.id offset 0)
        order by e.id limit greatest(5, ${most}::int / (select count(queue) from queues))
      ) f
    ), claimed as (
      select e.id from webhook_events e
      where e.id = any(array(select id from firsts order by left(queue, 1), place, id limit ${most})) and ${isDue}
      for update skip locked
    )
    update webhook_events e set next_at = ${until}, tries = e.tries + 1 from claimed c where e.id = c.id
    returning e.*`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** An event could not be read: it is tried again at a moment, and later ones of its object wait for it. */
export async function postponeEvent(db: Database, id: number, nextAt: Date): Promise<void> {
  await sql`update webhook_events set next_at = ${nextAt} where id = ${id}`.execute(db);
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

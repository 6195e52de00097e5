import { type RawBuilder, sql } from 'kysely';
import type { DeliveryState } from '#office/webhooks/contract.ts';
import type { WebhookEvent } from '#office/webhooks/webhook-events.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { DeliveryId, EndpointId, SellerId } from '#shared/id.ts';

/** Whose endpoints they are: a seller’s, or null for the shop. */
export type EndpointOwner = SellerId | null;

export interface EndpointRow
  extends Pick<
    Row<'webhook_endpoints'>,
    | 'id'
    | 'seller_id'
    | 'name'
    | 'url'
    | 'events'
    | 'is_on'
    | 'off_because'
    | 'failing_since'
    | 'former_until'
    | 'created_at'
  > {}

/** With how many of its deliveries wait and have failed, where that is shown. */
export interface CountedEndpoint extends EndpointRow {
  readonly waiting: number;
  readonly failed: number;
}

const owned = (owner: EndpointOwner): RawBuilder<unknown> =>
  sql`(e.seller_id is not distinct from ${owner}::uuid and e.removed_at is null)`;

const countOf = (state: DeliveryState) =>
  sql`(select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = ${sql.lit(state)})`;

const columns = sql`
    e.id, e.seller_id, e.name, e.url, e.events, e.is_on, e.off_because, e.failing_since, e.former_until, e.created_at`;
const selectEndpoints = sql`select ${columns} from webhook_endpoints e`;
const selectCounted = sql`
    select ${columns}, ${countOf('waiting')} as waiting, ${countOf('failed')} as failed from webhook_endpoints e`;

/** Oldest first. */
export async function listEndpointsOf(db: Database, owner: EndpointOwner): Promise<readonly EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`${selectEndpoints} where ${owned(owner)} order by e.created_at, e.id`.execute(
    db,
  );
  return rows;
}

/** Oldest first. */
export async function listCountedOf(db: Database, owner: EndpointOwner): Promise<readonly CountedEndpoint[]> {
  const { rows } = await sql<CountedEndpoint>`
    ${selectCounted} where ${owned(owner)} order by e.created_at, e.id`.execute(db);
  return rows;
}

export async function findCounted(
  db: Database,
  owner: EndpointOwner,
  id: EndpointId,
): Promise<CountedEndpoint | undefined> {
  const { rows } = await sql<CountedEndpoint>`${selectCounted} where ${owned(owner)} and e.id = ${id}`.execute(db);
  return rows[0];
}

export async function findEndpoint(
  db: Database,
  owner: EndpointOwner,
  id: EndpointId,
): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`${selectEndpoints} where ${owned(owner)} and e.id = ${id}`.execute(db);
  return rows[0];
}

/** Of any owner, for mails. */
export async function findAnyEndpoint(db: Database, id: EndpointId): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`${selectEndpoints} where e.id = ${id} and e.removed_at is null`.execute(db);
  return rows[0];
}

export interface NewEndpoint {
  readonly id: EndpointId;
  readonly owner: EndpointOwner;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: string;
}

/** Counts an owner's endpoints; others that are added at the same time wait. */
export async function countEndpointsToAdd(tx: Tx, owner: EndpointOwner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${owner ?? 'shop'}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoints e where ${owned(owner)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertEndpoint(tx: Tx, { owner, events, ...row }: NewEndpoint): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({ ...row, seller_id: owner, events: JSON.stringify(events) })
    .execute();
}

/** Locks an endpoint. */
export async function lockEndpoint(tx: Tx, owner: EndpointOwner, id: EndpointId): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    ${selectEndpoints} where ${owned(owner)} and e.id = ${id} for update`.execute(tx);
  return rows[0];
}

export interface EndpointChange {
  readonly name: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
}

/** One that is switched on begins anew: what waits is sent at once, earlier failures don't count, and it is spared for a time. */
export async function updateEndpoint(
  tx: Tx,
  id: EndpointId,
  { name, events, isOn }: EndpointChange,
  sparedUntil: Date,
): Promise<void> {
  await sql`
    update webhook_endpoints set name = ${name}, events = ${JSON.stringify(events)},
      off_because = case when ${isOn} then null else coalesce(off_because, 'person') end,
      failures = case when ${isOn} and not is_on then 0 else failures end,
      failing_since = case when ${isOn} and not is_on then null else failing_since end,
      paused_until = case when ${isOn} and not is_on then null else paused_until end,
      spared_until = case when ${isOn} and not is_on then ${sparedUntil}::timestamptz else spared_until end,
      is_on = ${isOn}
    where id = ${id}`.execute(tx);
}

/** What waits is due now. Most of a long backlog is due already and stays as it is. */
export async function hastenDeliveries(tx: Tx, id: EndpointId, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set next_at = ${now}
    where endpoint_id = ${id} and state = 'waiting' and next_at > ${now}`.execute(tx);
}

/** Nothing is sent to it any more, and its secrets and address are gone. The sweep deletes its log, which may be long. */
const removal = (now: Date) => sql`
    update webhook_endpoints e set removed_at = ${now}, is_on = false, off_because = 'person', name = '-', url = '',
      secret = '', former_secret = null, former_until = null`;

/** Removes an endpoint; the sweep deletes its log. */
export async function removeEndpoint(tx: Tx, id: EndpointId, now: Date): Promise<void> {
  await sql`${removal(now)} where e.id = ${id}`.execute(tx);
}

/** Removes all endpoints of a seller; the sweep deletes their log. */
export async function removeEndpointsOf(tx: Tx, seller: SellerId, now: Date): Promise<void> {
  await sql`${removal(now)} where ${owned(seller)}`.execute(tx);
}

/** The former secret goes on signing until a moment. */
export async function setSecret(tx: Tx, id: EndpointId, secret: string, formerUntil: Date): Promise<void> {
  await sql`
    update webhook_endpoints set former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    where id = ${id}`.execute(tx);
}

export interface DeliveryRow
  extends Pick<
    Row<'webhook_deliveries'>,
    'id' | 'event_id' | 'type' | 'state' | 'tries' | 'created_at' | 'next_at' | 'done_at'
  > {
  readonly status: number | null;
}

const selectDeliveries = sql`
    select d.id, d.event_id, d.type, d.state, d.tries, d.created_at, d.next_at, d.done_at,
      (select a.status from webhook_attempts a where a.delivery_id = d.id order by a.number desc limit 1) as status
    from webhook_deliveries d`;

/** Latest first. */
export async function listDeliveryRows(
  db: Database,
  id: EndpointId,
  { state, limit, offset }: PageSpan & { readonly state: DeliveryState | undefined },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    ${selectDeliveries} where d.endpoint_id = ${id} and ${state ? sql`d.state = ${state}` : sql`true`}
    order by d.created_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

type Counts = Readonly<Record<DeliveryState | 'all', number>>;

export async function countDeliveries(db: Database, id: EndpointId): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as all, count(*) filter (where d.state = 'waiting')::int as waiting,
      count(*) filter (where d.state = 'delivered')::int as delivered, count(*) filter (where d.state = 'failed')::int as failed
    from webhook_deliveries d where d.endpoint_id = ${id}`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, delivered: 0, failed: 0 };
}

export interface WholeDelivery extends DeliveryRow {
  readonly endpoint_id: EndpointId;
  readonly is_on: boolean;
  readonly payload: string;
}

export async function findDelivery(
  db: Database,
  owner: EndpointOwner,
  id: DeliveryId,
): Promise<WholeDelivery | undefined> {
  const { rows } = await sql<WholeDelivery>`
    select d.id, d.event_id, d.type, d.state, d.tries, d.created_at, d.next_at, d.done_at, d.payload, d.endpoint_id, e.is_on,
      (select a.status from webhook_attempts a where a.delivery_id = d.id order by a.number desc limit 1) as status
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.id = ${id} and ${owned(owner)}`.execute(db);
  return rows[0];
}

export type AttemptRow = Pick<Row<'webhook_attempts'>, 'number' | 'at' | 'ms' | 'status' | 'answer' | 'failure'>;

/** Latest first. */
export async function listAttempts(db: Database, id: DeliveryId): Promise<readonly AttemptRow[]> {
  return db
    .selectFrom('webhook_attempts')
    .select(['number', 'at', 'ms', 'status', 'answer', 'failure'])
    .where('delivery_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** Sends a delivery again, with all its attempts before it. */
export async function repeatDelivery(tx: Tx, id: DeliveryId, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'waiting', tries = 0, next_at = ${now}, done_at = null
    where id = ${id}`.execute(tx);
}

/** What failed for an endpoint and happened from `since` on. */
export interface Failed {
  readonly endpoint: EndpointId;
  readonly since: Date | null;
  /** What failed later does not count, so that each is sent again once. */
  readonly until: Date;
}

const isFailed = ({ endpoint, since, until }: Failed) => sql`endpoint_id = ${endpoint} and state = 'failed'
  and created_at >= coalesce(${since}::timestamptz, '-infinity') and done_at <= ${until}::timestamptz`;

export async function countFailed(db: Database, failed: Failed): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_deliveries where ${isFailed(failed)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sends at most so many deliveries again that failed, what happened first first. @returns how many */
export async function repeatSomeFailed(tx: Tx, failed: Failed, most: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries set state = 'waiting', tries = 0, next_at = ${now}, done_at = null where id in (
      select id from webhook_deliveries where ${isFailed(failed)} order by created_at, id limit ${most} for update)
    returning id`.execute(tx);
  return rows.length;
}

/** Whether an endpoint is there and switched on. */
export async function isOn(db: Database, id: EndpointId): Promise<boolean> {
  const { rows } = await sql`
    select id from webhook_endpoints where id = ${id} and is_on and removed_at is null`.execute(db);
  return rows.length > 0;
}

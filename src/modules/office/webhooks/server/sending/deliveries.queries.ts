import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import type { DeliveryId, EndpointId } from '#shared/id.ts';
import { isListening } from './events.queries.ts';

/**
 * Endpoints to which something is due, whoever holds them; it may still wait for an earlier one of its object. In no fixed order,
 * so that each has its turn where there are more than lanes.
 */
export async function listDueEndpoints(db: Database, now: Date): Promise<readonly EndpointId[]> {
  const { rows } = await sql<{ id: EndpointId }>`
    select e.id from webhook_endpoints e
    where ${isListening} and (e.paused_until is null or e.paused_until <= ${now})
      and exists (select from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.next_at <= ${now} offset 0)
    order by random()`.execute(db);
  return rows.map(({ id }) => id);
}

export type HeldEndpoint = Pick<
  Row<'webhook_endpoints'>,
  'id' | 'url' | 'secret' | 'former_secret' | 'former_until' | 'failures' | 'failing_since'
>;

/** Who holds an endpoint, and until when at most. */
export interface Lease {
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
}

/** Holds an endpoint. @returns undefined if another holds it, or nothing is to be sent to it */
export async function holdEndpoint(
  db: Database,
  id: EndpointId,
  { holder, now, until }: Lease,
): Promise<HeldEndpoint | undefined> {
  const { rows } = await sql<HeldEndpoint>`
    update webhook_endpoints e set held_until = ${until}, held_by = ${holder}
    where e.id = ${id} and ${isListening} and (e.held_until is null or e.held_until <= ${now})
      and (e.paused_until is null or e.paused_until <= ${now})
    returning e.id, e.url, e.secret, e.former_secret, e.former_until, e.failures, e.failing_since`.execute(db);
  return rows[0];
}

/** Goes on holding an endpoint. @returns false if another has taken it over, or nothing is to be sent to it any more */
export async function renewEndpoint(
  db: Database,
  id: EndpointId,
  { holder, until }: Omit<Lease, 'now'>,
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints e set held_until = ${until}
    where e.id = ${id} and e.held_by = ${holder} and ${isListening} returning e.id`.execute(db);
  return rows.length > 0;
}

/** Frees an endpoint, unless another has taken it over. */
export async function releaseEndpoint(db: Database, id: EndpointId, holder: string): Promise<void> {
  await sql`
    update webhook_endpoints set held_until = null, held_by = null where id = ${id} and held_by = ${holder}`.execute(
    db,
  );
}

export interface Head {
  readonly id: DeliveryId;
  readonly event_id: string;
  readonly payload: string;
  readonly tries: number;
}

/**
 * The first waiting delivery of each object that is due. Offset 0 keeps the condition from becoming a join over the whole
 * backlog: it is asked in the order of the index until there are enough.
 */
export async function listHeads(db: Database, id: EndpointId, now: Date, most: number): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`
    select d.id, d.event_id, d.payload, d.tries from webhook_deliveries d
    where d.endpoint_id = ${id} and d.state = 'waiting' and d.next_at <= ${now}
      and not exists (select from webhook_deliveries w where w.endpoint_id = ${id} and w.object = d.object
        and w.state = 'waiting' and w.position < d.position offset 0)
    order by d.next_at, d.position limit ${most}`.execute(db);
  return rows;
}

/** Those of some endpoints for which so many deliveries wait, unless they are spared. */
export async function listFull(
  db: Database,
  ids: readonly EndpointId[],
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<readonly EndpointId[]> {
  const { rows } = await sql<{ id: EndpointId }>`
    select e.id from webhook_endpoints e
    where e.id = any(${ids}::uuid[]) and (e.spared_until is null or e.spared_until <= ${now})
      and exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting'
        offset ${most - 1} limit 1)`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Attempt {
  readonly at: Date;
  readonly ms: number;
  readonly status: number | null;
  readonly answer: string | null;
  /** Null if it arrived. */
  readonly failure: string | null;
}

/** Notes an attempt with what becomes of the delivery. Nothing if the delivery was removed meanwhile. */
export async function noteAttempt(
  db: Database,
  id: DeliveryId,
  { at, ms, status, answer, failure }: Attempt,
  { nextAt, now }: { readonly nextAt: Date | null; readonly now: Date },
): Promise<void> {
  const state = failure === null ? 'delivered' : nextAt === null ? 'failed' : 'waiting';
  await sql`
    with tried as (
      update webhook_deliveries set tries = tries + 1, state = ${state}, next_at = ${state === 'waiting' ? nextAt : null},
        done_at = ${state === 'waiting' ? null : now}
      where id = ${id} and state = 'waiting' returning id
    )
    insert into webhook_attempts (delivery_id, number, at, ms, status, answer, failure)
    select id, coalesce((select max(number) from webhook_attempts a where a.delivery_id = ${id}), 0) + 1, ${at}, ${ms},
      ${status}, ${answer}, ${failure}
    from tried`.execute(db);
}

/** Something has arrived at an endpoint. */
export async function noteSuccess(db: Database, id: EndpointId): Promise<void> {
  await sql`
    update webhook_endpoints set failures = 0, failing_since = null, paused_until = null
    where id = ${id} and failures > 0`.execute(db);
}

/** Nothing has arrived at an endpoint; nothing more is sent before a moment. */
export async function noteFailure(db: Database, id: EndpointId, now: Date, pausedUntil: Date): Promise<void> {
  await sql`
    update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, ${now}),
      paused_until = ${pausedUntil}
    where id = ${id}`.execute(db);
}

/** Why the shop itself switches an endpoint off. */
export type SwitchedOffBecause = 'failing' | 'gone' | 'full';

/** Switches an endpoint off. @returns false if it is off already */
export async function switchEndpointOff(db: Database, id: EndpointId, because: SwitchedOffBecause): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints set is_on = false, off_because = ${because} where id = ${id} and is_on returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Removes some deliveries of before a moment, with their log. @returns how many */
export async function deleteOldDeliveries(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from webhook_deliveries where id = any(array(
      select id from webhook_deliveries where created_at < ${before} order by created_at limit ${most}))
    returning id`.execute(db);
  return rows.length;
}

/** Removes some deliveries of removed endpoints, with their log. @returns how many */
export async function deleteRemovedDeliveries(db: Database, most: number): Promise<number> {
  const { rows } = await sql`
    delete from webhook_deliveries where id = any(array(
      select d.id from webhook_endpoints e cross join lateral (
        select id from webhook_deliveries where endpoint_id = e.id limit ${most}) d
      where e.removed_at is not null limit ${most}))
    returning id`.execute(db);
  return rows.length;
}

/** Deletes removed endpoints that have no deliveries any more. */
export async function deleteRemovedEndpoints(db: Database): Promise<void> {
  await sql`
    delete from webhook_endpoints e where e.removed_at is not null
      and not exists (select from webhook_deliveries d where d.endpoint_id = e.id)`.execute(db);
}

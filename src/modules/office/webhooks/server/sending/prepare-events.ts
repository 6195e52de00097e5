import type { Scope } from '#orders/orders/server/orders.ts';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import {
  type EventRow,
  insertDeliveries,
  type Listener,
  listEvents,
  listListeners,
  type NewDelivery,
  takeEvents,
} from './events.queries.ts';
import { MAX_EVENTS_AT_ONCE } from './pace.ts';
import { readPayload } from './read-payload.ts';

/**
 * Makes events ready for sending, each to all endpoints that asked for it. An event is removed in the transaction that adds
 * its deliveries, so none is lost or doubled when the process ends in between. If one can't be read, it and later ones of its
 * object are left for the next time.
 * @returns whether there may be more
 */
export async function prepareEvents(ctx: Ctx): Promise<boolean> {
  const events = await listEvents(ctx.db, MAX_EVENTS_AT_ONCE);
  if (events.length === 0) return false;
  const listeners = await listListeners(ctx.db);
  const ready: EventRow[] = [];
  const deliveries: (NewDelivery & { readonly of: number })[] = [];
  const unread = new Set<string>();
  for (const event of events) {
    const object = objectOf(event);
    if (unread.has(object)) continue;
    try {
      deliveries.push(...(await deliveriesOf(ctx, event, listeners)));
      ready.push(event);
    } catch (err) {
      unread.add(object);
      ctx.log.error({ err, event: event.id, type: event.type }, 'a webhook could not be made ready');
    }
  }
  await ctx.tx(async tx => {
    const taken = await takeEvents(
      tx.db,
      ready.map(({ id }) => id),
    );
    await insertDeliveries(
      tx.db,
      deliveries.filter(({ of }) => taken.has(of)).map(({ of: _, ...row }) => row),
    );
  });
  return events.length === MAX_EVENTS_AT_ONCE && ready.length > 0;
}

const objectOf = ({ order_id, product_id }: EventRow) =>
  order_id === null ? `product:${product_id}` : `order:${order_id}`;

async function deliveriesOf(ctx: Ctx, event: EventRow, listeners: readonly Listener[]) {
  const asking = listeners.filter(
    ({ seller_id, events }) => events.includes(event.type) && (seller_id === null || seller_id === event.seller_id),
  );
  const eventId = newId();
  const payloads = new Map<string, string | undefined>();
  const made: (NewDelivery & { readonly of: number })[] = [];
  for (const { id, seller_id } of asking) {
    const reader = seller_id ?? 'shop';
    const scope: Scope = seller_id === null ? { kind: 'all' } : { kind: 'seller', sellerId: seller_id };
    if (!payloads.has(reader)) payloads.set(reader, await readPayload(ctx, event, scope));
    const payload = payloads.get(reader);
    if (payload === undefined) continue;
    made.push({
      ...{ of: event.id, id: newId(), endpoint_id: id, event_id: eventId, position: event.id, type: event.type },
      ...{ object: objectOf(event), payload, next_at: ctx.now(), created_at: ctx.now() },
    });
  }
  return made;
}

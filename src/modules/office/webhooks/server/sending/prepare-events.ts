import { MAX_WAITING_DELIVERIES } from '#office/webhooks/webhook-events.ts';
import type { OrderScope } from '#orders/orders/server/orders.ts';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { listFull, switchEndpointOff } from './deliveries.queries.ts';
import {
  claimEvents,
  insertDeliveries,
  type Listener,
  listListeners,
  type NewDelivery,
  postponeEvent,
  takeEvents,
  type WebhookEventRow,
} from './events.queries.ts';
import { CLAIMED_S, MAX_EVENT_TRIES, MAX_EVENTS_AT_ONCE, retryAfter } from './pace.ts';
import { readPayload } from './read-payload.ts';

/**
 * Makes a batch of events ready for sending, each to all endpoints that asked for it. An event is removed in the transaction
 * that adds its deliveries, so none is lost or doubled when the process ends in between. One that can't be read is tried again
 * later, and dropped in the end; meanwhile only later ones of its object wait.
 * An endpoint for which too much waits is switched off, with a mail to its owner.
 * @returns whether there may be more
 */
export async function prepareEvents(ctx: Ctx, maxWaiting = MAX_WAITING_DELIVERIES): Promise<boolean> {
  const now = ctx.now();
  const until = new Date(now.getTime() + CLAIMED_S * 1000);
  const events = await claimEvents(ctx.db, { now, until, most: MAX_EVENTS_AT_ONCE });
  if (events.length === 0) return false;
  const listeners = await listListeners(ctx.db);
  const ready: WebhookEventRow[] = [];
  const deliveries: (NewDelivery & { readonly of: number })[] = [];
  for (const event of events) {
    try {
      deliveries.push(...(await deliveriesOf(ctx, event, listeners)));
      ready.push(event);
    } catch (err) {
      await putOff(ctx, event, err);
    }
  }
  const endpoints = [...new Set(deliveries.map(({ endpoint_id }) => endpoint_id))];
  const full = new Set(await listFull(ctx.db, endpoints, { most: maxWaiting, now }));
  await ctx.tx(async tx => {
    for (const endpoint of full)
      if (await switchEndpointOff(tx.db, endpoint, 'full'))
        await tx.notify('webhooks.switched-off', { endpoint, because: 'full', at: now.toISOString() });
    const taken = await takeEvents(
      tx.db,
      ready.map(({ id }) => id),
    );
    await insertDeliveries(
      tx.db,
      deliveries
        .filter(({ of, endpoint_id }) => taken.has(of) && !full.has(endpoint_id))
        .map(({ of: _, ...row }) => row),
    );
  });
  return true;
}

async function putOff({ db, log, now }: Ctx, { id, type, tries }: WebhookEventRow, err: unknown): Promise<void> {
  if (tries < MAX_EVENT_TRIES) {
    log.warn({ err, event: id, type, tries }, 'a webhook could not be made ready and is tried again');
    await postponeEvent(db, id, new Date(now().getTime() + retryAfter(tries) * 1000));
  } else {
    log.error({ err, event: id, type, tries }, 'a webhook could not be made ready and is dropped');
    await takeEvents(db, [id]);
  }
}

const objectOf = ({ order_id, product_id }: WebhookEventRow) =>
  order_id === null ? `product:${product_id}` : `order:${order_id}`;

async function deliveriesOf(ctx: Ctx, event: WebhookEventRow, listeners: readonly Listener[]) {
  const asking = listeners.filter(
    ({ seller_id, events }) => events.includes(event.type) && (seller_id === null || seller_id === event.seller_id),
  );
  const eventId = newId();
  const payloads = new Map<string, string | undefined>();
  const made: (NewDelivery & { readonly of: number })[] = [];
  for (const { id, seller_id } of asking) {
    const reader = seller_id ?? 'shop';
    const scope: OrderScope = seller_id === null ? { kind: 'all' } : { kind: 'seller', sellerId: seller_id };
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

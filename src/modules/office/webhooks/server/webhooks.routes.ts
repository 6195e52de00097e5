import type * as z from 'zod/mini';
import {
  addWebhook as addCall,
  editWebhook as editCall,
  listDeliveries,
  listWebhooks,
  noSuchDelivery,
  readDelivery,
  redeliver as redeliverCall,
  redeliverFailed as redeliverFailedCall,
  removeWebhook as removeCall,
  replaceSecret as secretCall,
  testWebhook as testCall,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#office/webhooks/contract.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import {
  addEndpoint,
  editEndpoint,
  endpointOwnerOf,
  getEndpoint,
  redeliver,
  redeliverFailed,
  removeEndpoint,
  replaceSecret,
  testEndpoint,
  type WithSecret,
} from './change-endpoint.ts';
import {
  type CountedEndpoint,
  countDeliveries,
  type DeliveryRow,
  findDelivery,
  listAttempts,
  listCountedOf,
  listDeliveryRows,
} from './webhooks.queries.ts';

/**
 * Webhook endpoints of a seller, or of the shop for administrators, with their log.
 * @param ownPort a port of this machine that may be sent to
 */
export function serveWebhooks(api: Api, ownPort: number | undefined): void {
  serve(api, listWebhooks, seller, async ctx => ({
    data: (await listCountedOf(ctx.db, endpointOwnerOf(ctx))).map(presentEndpoint),
  }));
  serve(api, addCall, seller, async (ctx, input) => ({
    ...presentWithSecret(await addEndpoint(ctx, input, ownPort)),
    message: speaking(ctx.language, () => t('office.webhooks.told.added')),
  }));
  serve(api, editCall, seller, async (ctx, input) => ({
    data: presentEndpoint(await editEndpoint(ctx, input)),
    message: speaking(ctx.language, () => t('office.webhooks.told.saved')),
  }));
  serve(api, removeCall, seller, async (ctx, { endpointId }) => {
    await removeEndpoint(ctx, endpointId);
    return { message: speaking(ctx.language, () => t('office.webhooks.told.removed')) };
  });
  serve(api, secretCall, seller, async (ctx, input) => ({
    ...presentWithSecret(await replaceSecret(ctx, input)),
    message: speaking(ctx.language, () => t('office.webhooks.told.secret')),
  }));
  serve(api, testCall, seller, async (ctx, { endpointId }) => {
    await testEndpoint(ctx, endpointId);
    return { message: speaking(ctx.language, () => t('office.webhooks.told.tested')) };
  });
  serve(api, listDeliveries, seller, async (ctx, { endpointId, state, ...query }) => {
    const endpoint = await getEndpoint(ctx, endpointId);
    const page = askedPage(query);
    const counts = await countDeliveries(ctx.db, endpointId);
    const rows = await listDeliveryRows(ctx.db, endpointId, { ...page, state });
    return {
      ...page.of(rows.map(presentDelivery), counts[state ?? 'all']),
      endpoint: presentEndpoint({ ...endpoint, ...counts }),
      counts,
    };
  });
  serve(api, readDelivery, seller, async (ctx, { deliveryId }) => {
    const found = await findDelivery(ctx.db, endpointOwnerOf(ctx), deliveryId);
    if (!found) throw noSuchDelivery();
    const attempts = await listAttempts(ctx.db, deliveryId);
    return {
      data: {
        ...presentDelivery(found),
        payload: found.payload,
        attempts: attempts.map(({ at, ms, ...attempt }) => ({ ...attempt, at: at.toISOString(), milliseconds: ms })),
      },
    };
  });
  serve(api, redeliverCall, seller, async (ctx, { deliveryId }) => {
    await redeliver(ctx, deliveryId);
    return { message: speaking(ctx.language, () => t('office.webhooks.told.again')) };
  });
  serve(api, redeliverFailedCall, seller, async (ctx, { endpointId, since }) => {
    const count = await redeliverFailed(ctx, endpointId, since);
    return { count, message: speaking(ctx.language, () => t('office.webhooks.told.allAgain', { count })) };
  });
}

function presentWithSecret({ row, secret }: WithSecret) {
  return { data: presentEndpoint(row), secret };
}

function presentEndpoint(row: CountedEndpoint): z.input<typeof WebhookEndpoint> {
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    events: [...row.events],
    isOn: row.is_on,
    offBecause: row.off_because,
    failingSince: row.failing_since?.toISOString() ?? null,
    formerUntil: row.former_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    waiting: row.waiting,
    failed: row.failed,
  };
}

function presentDelivery(row: DeliveryRow): z.input<typeof WebhookDelivery> {
  return {
    _id: row.id,
    eventId: row.event_id,
    type: row.type as z.input<typeof WebhookDelivery>['type'],
    state: row.state,
    tries: row.tries,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    nextAt: row.next_at?.toISOString() ?? null,
    doneAt: row.done_at?.toISOString() ?? null,
  };
}

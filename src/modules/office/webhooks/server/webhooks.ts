/** Public API of webhooks for other features. */

import { deleteOldDeliveries } from '#office/webhooks/server/sending/deliveries.queries.ts';
import { KEPT_DAYS } from '#office/webhooks/webhook-events.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'webhooks.send': object;
    'webhooks.sweep': object;
  }
}

export { webhookEvents } from './webhooks.events.ts';
export { deleteEndpointsOf, listEndpointsOf } from './webhooks.queries.ts';

const DAY_MS = 86_400_000;

/** Removes the log of deliveries after its time. */
export function sweepWebhooks(): JobHandler<'webhooks.sweep'> {
  return ctx => deleteOldDeliveries(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS));
}

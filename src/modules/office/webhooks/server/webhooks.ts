/** Public API of webhooks for other features. */

import {
  deleteOldDeliveries,
  deleteRemovedDeliveries,
  deleteRemovedEndpoints,
} from '#office/webhooks/server/sending/deliveries.queries.ts';
import { DELIVERIES_KEPT_DAYS } from '#office/webhooks/webhook-events.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'webhooks.send': object;
    'webhooks.sweep': object;
  }
}

export { repeatFailed } from './repeat-failed.ts';
export { webhookEvents } from './webhooks.events.ts';
export { listEndpointsOf, removeEndpointsOf } from './webhooks.queries.ts';

const DAY_MS = 86_400_000;
/** Deliveries that are deleted in one statement; a million would take longer than a statement may. */
const SLICE = 2_000;

/** Removes the log of deliveries after its time, and removed endpoints with theirs, in slices that are each done for good. */
export function sweepWebhooks(): JobHandler<'webhooks.sweep'> {
  return async ({ db, now }) => {
    const before = new Date(now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
    await inSlices(() => deleteOldDeliveries(db, before, SLICE));
    await inSlices(() => deleteRemovedDeliveries(db, SLICE));
    await deleteRemovedEndpoints(db);
  };
}

async function inSlices(slice: () => Promise<number>): Promise<void> {
  let count = SLICE;
  while (count === SLICE) count = await slice();
}

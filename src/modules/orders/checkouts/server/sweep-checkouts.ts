import { sweepExchanges } from '#orders/exchanges/server/exchanges.ts';
import { sweepPayLinks } from '#orders/orders/server/orders.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteExpiredCheckouts } from './checkouts.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'checkouts.sweep': Record<string, never>;
  }
}

/** Deletes expired checkouts, quotes of old phones, and old links to pay. No call needs them any more, so nothing depends on when this happens. */
export function sweepCheckouts(): JobHandler<'checkouts.sweep'> {
  return async ({ db }) => {
    await deleteExpiredCheckouts(db);
    await sweepExchanges(db);
    await sweepPayLinks(db);
  };
}

import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteExpired } from './checkouts.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'checkouts.sweep': Record<string, never>;
  }
}

/** Deletes expired checkouts. No call finds them any more, so nothing depends on when this happens. */
export function sweepCheckouts(): JobHandler<'checkouts.sweep'> {
  return ({ db }) => deleteExpired(db);
}

import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteExpiredLinks } from './links.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'carts.sweep': Record<string, never>;
  }
}

/** Deletes links that have expired. No call finds them any more, so nothing depends on when this happens. */
export function sweepLinks(): JobHandler<'carts.sweep'> {
  return ({ db, now }) => deleteExpiredLinks(db, now());
}

import { sql } from 'kysely';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'throttle.sweep': Record<string, never>;
  }
}

/** Deletes counters whose window is over; the counting itself does not need it. */
export function sweepThrottles(): JobHandler<'throttle.sweep'> {
  return async ({ db }) => {
    await sql`delete from throttles where expire < ${Date.now()}`.execute(db);
  };
}

import { sql } from 'kysely';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'throttle.sweep': Record<string, never>;
  }
}

/** Deletes expired counters; counting does not depend on it. */
export function sweepThrottles(): JobHandler<'throttle.sweep'> {
  return async ({ db }) => {
    await sql`delete from throttles where expire < ${Date.now()}`.execute(db);
  };
}

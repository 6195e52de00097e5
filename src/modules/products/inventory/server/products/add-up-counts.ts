import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { foldProductCounts } from './product-keys.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'inventory.add-up-counts': Record<string, never>;
  }
}

/** Job: adds up how many products sellers have. The counts are the same before and after, only faster. */
export function addUpCounts(): JobHandler<'inventory.add-up-counts'> {
  return ctx => foldProductCounts(ctx.db);
}

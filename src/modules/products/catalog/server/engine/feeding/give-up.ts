import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { giveUpFeed } from './feed.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'search.give-up': Record<string, never>;
  }
}

/** Job: changes are no longer noted if nobody has told them to a search engine for a week. */
export function giveUpSearchFeed(): JobHandler<'search.give-up'> {
  return ctx => ctx.tx(tx => giveUpFeed(tx.db));
}

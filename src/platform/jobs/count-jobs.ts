import type { Database } from '#platform/db/database.ts';
import type { Cells } from '#platform/metrics/cells.ts';
import type { Metrics, Tally } from '#platform/metrics/metrics.ts';
import { type QueueState, readQueues } from './waiting-jobs.ts';

/** Readings within this time share one query. */
const LOOK_HOLDS_MS = 1_000;
const STATES = ['waiting', 'retrying', 'running', 'failed'] as const satisfies (keyof QueueState)[];

/** Registers gauges of all queues, which are the same in every process. @returns counters for jobs done by this process */
export function countJobs(metrics: Metrics, db: Database): Cells<Tally> {
  const look = lookAt(db);
  metrics.reading('shop_jobs', 'gauge', 'Jobs by queue: due, to be retried, running, failed.', async () =>
    (await look()).flatMap(queue =>
      STATES.map(state => ({ labels: { queue: queue.name, state }, value: queue[state] })),
    ),
  );
  metrics.reading('shop_jobs_oldest_seconds', 'gauge', 'Waiting time of the oldest job in a queue.', async () =>
    (await look()).map(({ name, oldestSeconds }) => ({ labels: { queue: name }, value: oldestSeconds })),
  );
  return metrics.tallies('shop_jobs_done_total', 'Jobs run by this process, by outcome.', ['queue', 'outcome']);
}

function lookAt(db: Database): () => Promise<QueueState[]> {
  let last: { readonly at: number; readonly queues: Promise<QueueState[]> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > LOOK_HOLDS_MS) last = { at, queues: readQueues(db) };
    return last.queues;
  };
}

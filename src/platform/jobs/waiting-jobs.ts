import { CompiledQuery } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** How one queue stands. */
export interface QueueState {
  readonly name: string;
  /** Due, and not begun. */
  readonly waiting: number;
  /** Failed, and tried again later. */
  readonly retrying: number;
  readonly running: number;
  /** Given up. */
  readonly failed: number;
  /** How long the one that waits longest has waited; of what is tried again since it was asked for. */
  readonly oldestSeconds: number;
}

/**
 * Every queue. What waits is counted now, by the index that workers fetch by; what runs or was given up is as of the
 * queue's own last count, within two minutes, because done jobs are kept for days and are not read through for this.
 */
export async function readQueues(db: Database): Promise<QueueState[]> {
  const { rows } = await db.executeQuery<QueueState>(
    CompiledQuery.raw(`select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.retrying, 0) as retrying,
      q.active_count as running, q.failed_count as failed, coalesce(j.oldest, 0)::float8 as "oldestSeconds"
    from jobs.queue q left join (
      select name,
        count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
        count(*) filter (where state = 'retry')::int as retrying,
        max(extract(epoch from now() - case when state = 'retry' then created_on else start_after end))
          filter (where state = 'retry' or start_after <= now()) as oldest
      from jobs.job where state < 'active' and not blocked group by name
    ) j on j.name = q.name
    where q.name like '%.%' order by q.name`),
  );
  return rows;
}

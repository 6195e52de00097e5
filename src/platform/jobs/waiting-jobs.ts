import { CompiledQuery } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** The state of one queue. */
export interface QueueState {
  readonly name: string;
  /** Due and not started. */
  readonly waiting: number;
  /** Failed with retries left. */
  readonly retrying: number;
  readonly running: number;
  /** Failed without retries left. */
  readonly failed: number;
  /** Waiting time of the oldest due job; for retries, since it was added. */
  readonly oldestSeconds: number;
}

/**
 * All queues. Waiting jobs are counted now, by the index that workers use. Running and failed ones are the queue's own
 * counts, up to two minutes old, because the table also contains finished jobs of several days.
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

/** Of the given queues those with due jobs, by the index that workers use. */
export async function queuesWithDueJobs<Name extends string>(db: Database, names: readonly Name[]): Promise<Name[]> {
  const { rows } = await db.executeQuery<{ name: Name }>(
    CompiledQuery.raw(
      `select name from json_array_elements_text($1::json) as queue(name) where exists (
        select from jobs.job j where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now()
      )`,
      [JSON.stringify(names)],
    ),
  );
  return rows.map(({ name }) => name);
}

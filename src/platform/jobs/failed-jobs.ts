import { CompiledQuery } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';

/** `given up` has no retries left; `waiting` is retried later. */
export type FailedState = 'given up' | 'waiting';

/** A failed job without its payload. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly state: FailedState;
  /** The number of attempts. */
  readonly tries: number;
  readonly askedAt: Date;
  /** When its last attempt failed. */
  readonly failedAt: Date | null;
  /** When it is retried next. */
  readonly nextTryAt: Date | null;
  /** An error text without personal data (failure-words.ts). */
  readonly reason: string;
}

const STATES = { 'given up': 'failed', waiting: 'retry' } as const satisfies Record<FailedState, string>;

export async function countFailedJobs(db: Database): Promise<Record<FailedState, number>> {
  const rows = await run<{ state: string; count: number }>(
    db,
    `select state::text as state, count(*)::int as count from jobs.job where state in ('failed', 'retry') group by 1`,
  );
  const of = (state: FailedState) => rows.find(row => row.state === STATES[state])?.count ?? 0;
  return { 'given up': of('given up'), waiting: of('waiting') };
}

/** One page, latest failure first. */
export async function listFailedJobs(
  db: Database,
  state: FailedState,
  { limit, offset }: PageSpan,
): Promise<FailedJob[]> {
  return run<FailedJob>(
    db,
    `select id, name, $1::text as state, retry_count + 1 as tries, created_on as "askedAt",
      completed_on as "failedAt", case when state = 'retry' then start_after end as "nextTryAt",
      coalesce(output->>'message', output->'value'->>'message', '') as reason
    from jobs.job where state::text = $2
    order by coalesce(completed_on, started_on, created_on) desc, id limit $3 offset $4`,
    [state, STATES[state], limit, offset],
  );
}

/** The oldest failed jobs without retries, with their queues. */
export async function listGivenUp(db: Database, most: number): Promise<readonly Pick<FailedJob, 'id' | 'name'>[]> {
  return run(db, `select id, name from jobs.job where state = 'failed' order by completed_on, id limit $1`, [most]);
}

/** The queue of a failed job; undefined if it has succeeded meanwhile or is gone. */
export async function findFailedName(db: Database, id: string): Promise<string | undefined> {
  const [row] = await run<{ name: string }>(
    db,
    `select name from jobs.job where id = $1 and state in ('failed', 'retry')`,
    [id],
  );
  return row?.name;
}

/** Schedules waiting retries for now. @returns how many */
export async function hasten(db: Database, name: string, ids: readonly string[]): Promise<number> {
  const rows = await run(
    db,
    `update jobs.job set start_after = now() where name = $1 and id = any($2::uuid[]) and state = 'retry' returning id`,
    [name, ids],
  );
  return rows.length;
}

async function run<Row>(db: Database, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

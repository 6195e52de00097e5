import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import { newestMigration } from '#platform/db/migrations/migrations-that-ran.ts';
import type { Fault } from '#platform/fault-log.ts';
import { newId, type ProcessId } from '#shared/id.ts';
import type { SpeedCount } from './page-speeds.ts';

/** The report of one process. `seen_at` is set by the database's clock, which all processes share. */
export type Report = Omit<Row<'process_reports'>, 'seen_at'>;

export async function saveReport(db: Database, report: Report): Promise<void> {
  const values = { ...report, seen_at: sql<Date>`now()` };
  await db
    .insertInto('process_reports')
    .values(values)
    .onConflict(clash => clash.column('id').doUpdateSet(values))
    .execute();
}

export async function dropReport(db: Database, id: ProcessId): Promise<void> {
  await db.deleteFrom('process_reports').where('id', '=', id).execute();
}

/** Reports of the last hour, longest running process first. */
export async function listReports(db: Database): Promise<Row<'process_reports'>[]> {
  return db
    .selectFrom('process_reports')
    .selectAll()
    .where('seen_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('started_at')
    .limit(200)
    .execute();
}

export async function saveFaults(db: Database, faults: readonly Fault[]): Promise<void> {
  if (faults.length === 0) return;
  await db
    .insertInto('noted_errors')
    .values(faults.map(fault => ({ id: newId<'noted-error'>(), ...fault })))
    .execute();
}

export async function listErrors(db: Database, most: number): Promise<Row<'noted_errors'>[]> {
  return db.selectFrom('noted_errors').selectAll().orderBy('at', 'desc').limit(most).execute();
}

export async function countErrors(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('noted_errors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function sweepReports(db: Database): Promise<void> {
  await db.deleteFrom('process_reports').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('noted_errors').where('at', '<', sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom('page_speeds').where('day', '<', sql<Date>`current_date - ${KEPT_DAYS}::int`).execute();
}

const KEPT_DAYS = 28;
const SHOWN_DAYS = 7;

/** Adds to the counts of today. */
export async function savePageSpeeds(db: Database, counts: readonly SpeedCount[]): Promise<void> {
  if (counts.length === 0) return;
  // In one order in all processes, so that none waits for a row while another waits for one of its own.
  const sorted = counts.toSorted(
    (one, other) =>
      compared(one.page, other.page) || compared(one.metric, other.metric) || compared(one.bucket, other.bucket),
  );
  await db
    .insertInto('page_speeds')
    .values(sorted)
    .onConflict(clash =>
      clash
        .columns(['day', 'page', 'metric', 'bucket'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('page_speeds.count', '+', ref('excluded.count')) })),
    )
    .execute();
}

function compared<Part extends string | number>(one: Part, other: Part): number {
  return one < other ? -1 : Number(one > other);
}

/** The counts of the last days together. */
export async function listPageSpeeds(db: Database): Promise<readonly SpeedCount[]> {
  return db
    .selectFrom('page_speeds')
    .select(['page', 'metric', 'bucket', sql<number>`coalesce(sum(count), 0)::float8`.as('count')])
    .where('day', '>', sql<Date>`current_date - ${SHOWN_DAYS}::int`)
    .groupBy(['page', 'metric', 'bucket'])
    .execute();
}

interface DatabaseFacts {
  readonly reachMs: number;
  readonly bytes: number;
  /** The latest that has run. */
  readonly migration: string;
  /** By the database's clock, which all processes share. */
  readonly at: Date;
}

export async function readDatabase(db: Database): Promise<DatabaseFacts> {
  const since = performance.now();
  await sql`select 1`.execute(db);
  const reachMs = performance.now() - since;
  const { rows } = await sql<Omit<DatabaseFacts, 'reachMs'>>`
    select now() as at, pg_database_size(current_database())::float8 as bytes,
      ${newestMigration} as migration`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing of itself');
  return { reachMs, ...facts };
}

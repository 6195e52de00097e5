import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, with its modifiers. */
  readonly type: string;
  readonly isText: boolean;
}

/** A table as it is backed up: its columns without generated ones, and its primary key. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The primary key columns; empty if there is no key. */
  readonly key: readonly string[];
}

/** The state of a sequence; null if it was never used. */
export interface SequenceState {
  readonly name: string;
  readonly value: string | null;
}

export interface RanMigration {
  readonly name: string;
  readonly hash: string;
}

/** Jobs are in the job queue's schema; finished ones are not backed up. */
export const JOBS = 'jobs.job';
export const WAITING_JOBS = sql`state in ('created', 'retry', 'active')`;

/** All tables of the shop, by name, without the migrations table. */
export async function listTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select * from (select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isText', a.attcollation <> 0) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by k.place)
        from pg_index i cross join unnest(i.indkey::int[]) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migrations')
      or n.nspname || '.' || c.relname = ${JOBS}) tables
    order by name collate "C"`.execute(db);
  return rows;
}

export async function listSequences(db: Database): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'
    order by sequencename collate "C"`.execute(db);
  return rows;
}

/** The migrations of a database in their order; none in an empty one. */
export async function listMigrations(db: Database): Promise<RanMigration[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.migrations') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return [];
  return (await sql<RanMigration>`select name, hash from migrations order by name collate "C"`.execute(db)).rows;
}

/** The time of the first migration. */
export async function birthOf(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select min(ran_at) as at from migrations`.execute(db);
  return rows[0]?.at ?? new Date();
}

/** The job queues. */
export async function listQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from jobs.job where ${WAITING_JOBS} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Fixes session settings so that values have the same text on both engines, and removes the statement timeout. */
export async function settleTexts(tx: Tx): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
}

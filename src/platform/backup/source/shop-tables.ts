import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, with what it is limited to. */
  readonly type: string;
  readonly isText: boolean;
}

/** A table as it is written down: its columns but for those that the database works out itself, and what orders its rows. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key; none where it has none. */
  readonly key: readonly string[];
}

/** Where the numbers of a sequence have got to; null for one that has given none. */
export interface SequenceState {
  readonly name: string;
  readonly value: string | null;
}

export interface RanMigration {
  readonly name: string;
  readonly hash: string;
}

/** Jobs lie in the schema of the job queue, and those that are done are not kept. */
export const JOBS = 'jobs.job';
export const WAITING_JOBS = sql`state in ('created', 'retry', 'active')`;

/** Every table of the shop, by name; the migrations apart, because a database has its own word on them. */
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

/** What ran in a database, in its order; nothing in an empty one. */
export async function listMigrations(db: Database): Promise<RanMigration[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.migrations') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return [];
  return (await sql<RanMigration>`select name, hash from migrations order by name collate "C"`.execute(db)).rows;
}

/** When a database became a shop. */
export async function birthOf(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select min(ran_at) as at from migrations`.execute(db);
  return rows[0]?.at ?? new Date();
}

/** The queues in which jobs wait. */
export async function listQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from jobs.job where ${WAITING_JOBS} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The same value is the same text on both engines and in every place, and nothing that takes long is cut. */
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

import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** What a refusal may change: that a session was used, and how many tries a code has had. */
const MAY_CHANGE = new Set(['sessions.seen_at', 'sessions.expires_at', 'registrations.tries']);

/** Every table with a word that is another as soon as anything in it is. */
export type Fingerprint = Readonly<Record<string, string>>;

/** Reads the fingerprint of a whole database, jobs that wait included, in one statement made once. */
export async function fingerprinter(db: Database): Promise<() => Promise<Fingerprint>> {
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`.execute(db);
  const tables = rows.map(({ name, columns }) => ({
    name,
    from: `(select ${columns.filter(column => !MAY_CHANGE.has(`${name}.${column}`)).join(', ')} from public.${name})`,
  }));
  tables.push({ name: 'jobs', from: '(select id, name, data from jobs.job)' });
  const statement = tables
    .map(
      ({ name, from }) =>
        `select '${name}' as name, md5(string_agg(r::text, '|' order by r::text)) as word from ${from} r`,
    )
    .join(' union all ');
  return async () => {
    const read = await sql.raw<{ name: string; word: string | null }>(statement).execute(db);
    return Object.fromEntries(read.rows.map(({ name, word }) => [name, word ?? '']));
  };
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys(after).filter(name => before[name] !== after[name]);
}

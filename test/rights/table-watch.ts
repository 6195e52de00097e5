import { sql } from 'kysely';
import type { OpenDatabase } from '#platform/db/database.ts';

/** What a refusal may change: that a session was used, how many tries a code has had, and what is counted of the asker. */
const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  'public.sessions': ['seen_at', 'expires_at'],
  'public.registrations': ['tries'],
  'public.account_codes': ['tries'],
};
const COUNTS = 'throttles';
const JOBS = { table: 'jobs.job', seen: ['id', 'name', 'data'] };

const FUNCTIONS = `
  create schema watch;
  create table watch.changes (name text not null);
  create function watch.note() returns trigger language plpgsql as $$
  begin
    insert into watch.changes values (tg_argv[0]);
    return null;
  end $$;
  create function watch.note_difference() returns trigger language plpgsql as $$
  begin
    if to_jsonb(old) - tg_argv[1]::text[] is distinct from to_jsonb(new) - tg_argv[1]::text[] then
      insert into watch.changes values (tg_argv[0]);
    end if;
    return null;
  end $$;`;

/**
 * Watches every table of a test's database, jobs that wait included, by triggers: a look is one short statement, where
 * reading all rows before and after took longer than the calls between. What a transaction rolls back is not seen.
 * @returns asks in which tables a row has come, gone or changed since it was last asked
 */
export async function watchTables({ db, execute }: OpenDatabase): Promise<() => Promise<string[]>> {
  const { rows } = await sql<{ table: string; columns: readonly string[] }>`
    select table_schema || '.' || table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and (table_schema = 'public' and table_name <> ${COUNTS})
      or table_schema || '.' || table_name = ${JOBS.table} group by 1`.execute(db);
  await execute(FUNCTIONS);
  const triggers = rows.map(({ table, columns }) => {
    const passes = table === JOBS.table ? columns.filter(name => !JOBS.seen.includes(name)) : MAY_CHANGE[table];
    const name = table.replace('public.', '');
    return `
      create trigger watch_rows after insert or delete on ${table} for each row execute function watch.note('${name}');
      create trigger watch_all after truncate on ${table} execute function watch.note('${name}');
      create trigger watch_changes after update on ${table}
        for each row execute function watch.note_difference('${name}', '{${passes?.join() ?? ''}}');`;
  });
  await execute(triggers.join(''));
  return async () => {
    const changes = await sql<{ name: string }>`delete from watch.changes returning name`.execute(db);
    return [...new Set(changes.rows.map(({ name }) => name))].sort();
  };
}

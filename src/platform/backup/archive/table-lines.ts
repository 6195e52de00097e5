import { sql } from 'kysely';
import { JOBS, type TableShape, WAITING_JOBS } from '#platform/backup/source/shop-tables.ts';
import type { Tx } from '#platform/db/database.ts';

/** Rows per batch. */
const AT_ONCE = 500;

/** JSON values travel as text, because a JSON null inside JSON can't be told from an SQL null. */
const travelsAsText = (type: string) => type === 'json' || type === 'jsonb';

/**
 * The rows of a table as lines of JSON, ordered by primary key, in batches, through a cursor of the transaction. Both
 * engines produce identical bytes.
 */
export async function* tableLines(tx: Tx, table: TableShape): AsyncGenerator<readonly string[]> {
  const columns = table.columns.map(({ name, type }) =>
    travelsAsText(type) ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name),
  );
  const rows = sql`select ${sql.join(columns)} from ${sql.table(table.name)}
    where ${table.name === JOBS ? WAITING_JOBS : sql`true`}`;
  await sql`declare lines no scroll cursor for
    select row_to_json(r)::text as line from (${rows}) r order by ${orderOf(table)}`.execute(tx);
  for (;;) {
    const fetched = await sql<{ line: string }>`fetch ${sql.lit(AT_ONCE)} from lines`.execute(tx);
    if (fetched.rows.length === 0) break;
    yield fetched.rows.map(({ line }) => line);
  }
  await sql`close lines`.execute(tx);
}

/** Orders by bytes, because collations differ between machines. */
function orderOf({ columns, key }: TableShape) {
  if (key.length === 0) return sql`row_to_json(r)::text collate "C"`;
  const isText = new Set(columns.filter(column => column.isText).map(({ name }) => name));
  return sql.join(key.map(name => (isText.has(name) ? sql`r.${sql.ref(name)} collate "C"` : sql`r.${sql.ref(name)}`)));
}

/** Inserts such lines into a table. */
export async function insertLines(tx: Tx, table: TableShape, lines: readonly string[]): Promise<void> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const typed = table.columns.map(({ name, type }) =>
    travelsAsText(type) ? sql`${sql.ref(name)} text` : sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  const values = table.columns.map(({ name, type }) =>
    travelsAsText(type) ? sql`${sql.ref(name)}::${sql.raw(type)}` : sql.ref(name),
  );
  await sql`insert into ${sql.table(table.name)} (${names}) overriding system value
    select ${sql.join(values)} from json_to_recordset(${`[${lines.join(',')}]`}::json) as r (${sql.join(typed)})`.execute(
    tx,
  );
}

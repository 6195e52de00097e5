import { sql } from 'kysely';
import { Digesting, type TableDigest } from '#platform/backup/archive/table-digest.ts';
import { insertLines, tableLines } from '#platform/backup/archive/table-lines.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import type { OpenDatabase, Tx } from '#platform/db/database.ts';
import type { ShopSource } from './shop-source.ts';
import { JOBS, listTables, settleTexts, type TableShape } from './shop-tables.ts';

/**
 * Loads the source's rows into empty tables, in one transaction. Before the commit all rows are read back and compared with
 * the source.
 * @returns each table's digest
 * @throws BackupFault if anything differs
 */
export async function loadShop(
  { db }: OpenDatabase,
  source: ShopSource,
  report: (howFar: string) => void = () => {},
): Promise<ReadonlyMap<string, TableDigest>> {
  return db.transaction().execute(async tx => {
    await settleTexts(tx);
    const tables = targetsOf(source.tables, await listTables(tx));
    const keys = await takeOff(tx);
    await emptyTables(tx, tables);
    const sent = new Map<string, TableDigest>();
    for (const table of tables) {
      report(table.name);
      const digesting = new Digesting();
      for await (const lines of source.lines(table)) {
        digesting.take(lines);
        await insertLines(tx, table, lines);
      }
      sent.set(table.name, digesting.digest());
    }
    for (const { name, value } of source.sequences)
      if (value !== null) await sql`select setval(${name}::text::regclass, ${value}::bigint)`.execute(tx);
    report('the references between them');
    await putOn(tx, keys);
    await setTriggers(tx, tables, 'enable');
    // Without statistics the planner would choose bad plans until autovacuum has run.
    await sql`analyze`.execute(tx);
    for (const table of tables) {
      report(`${table.name}, read again`);
      await prove(tx, table, sent.get(table.name));
    }
    return sent;
  });
}

/** The job queue's own table may have other columns after an upgrade, so only its rows are counted. */
async function prove(tx: Tx, table: TableShape, sent: TableDigest | undefined): Promise<void> {
  const digesting = new Digesting();
  for await (const lines of tableLines(tx, table)) digesting.take(lines);
  const { rows, sha256 } = digesting.digest();
  const isSame = sha256 === sent?.sha256 || table.name === JOBS;
  if (rows !== sent?.rows || !isSame)
    throw new BackupFault(
      `The table ${table.name} was damaged while it was copied: ${rows} rows of ${sent?.rows} arrived. Nothing was kept. Please try again.`,
    );
}

/** The source's tables with the columns they have here. For jobs, the columns that both have. */
function targetsOf(sources: readonly TableShape[], here: readonly TableShape[]): TableShape[] {
  return sources.map(source => {
    const table = here.find(({ name }) => name === source.name);
    const known = new Set(table?.columns.map(({ name }) => name));
    const columns = source.columns.filter(({ name }) => known.has(name));
    if (!table || (columns.length < source.columns.length && source.name !== JOBS))
      throw new BackupFault(
        `The table ${source.name} has different columns here. Nothing was changed. Use the same version of the shop on both sides.`,
      );
    return { ...source, columns };
  });
}

/** Removes rows that migrations inserted; the source contains them in their current form. */
async function emptyTables(tx: Tx, tables: readonly TableShape[]): Promise<void> {
  const own = tables.filter(({ name }) => name !== JOBS);
  await setTriggers(tx, tables, 'disable');
  await sql`truncate ${sql.join(own.map(({ name }) => sql.table(name)))}`.execute(tx);
  await sql`delete from jobs.job`.execute(tx);
}

/** Triggers stay disabled, because the rows they would write are part of the source. */
async function setTriggers(tx: Tx, tables: readonly TableShape[], word: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables)
    if (name !== JOBS) await sql`alter table ${sql.table(name)} ${sql.raw(word)} trigger user`.execute(tx);
}

/** A foreign key, as SQL. */
interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops all foreign keys, so that tables can be loaded in any order and faster. */
async function takeOff(tx: Tx): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by t.relname, k.conname`.execute(tx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  return rows;
}

/** Adds them again, which validates every row. */
async function putOn(tx: Tx, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
}

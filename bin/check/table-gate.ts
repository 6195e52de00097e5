import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owners as ownersOfTables } from '../../db/owners.ts';
import { placeOf } from './import-gate.ts';
import type { ModuleGraph, WrittenSql } from './module-graph.ts';
import { madeByThePlatform, mayComputeSql, mayReadEveryTable, type TableRule } from './table-owners.ts';
import { readSql, tablesMadeBy } from './tables-in-sql.ts';

/** One place where SQL, or the query builder, names a table. */
export interface TableUse {
  readonly from: string;
  readonly line: number;
  readonly table: string;
}

/** Foreign tables that each file names today: the debt that may only become smaller. */
export type KnownBreaches = Readonly<Record<string, readonly string[]>>;

export interface TableViolation {
  readonly rule: TableRule;
  readonly where: string;
  readonly what: string;
}

export interface TableRules {
  /** The module of each table. */
  readonly owners: Readonly<Record<string, string>>;
  readonly known: KnownBreaches;
}

const KNOWN = 'bin/check/known-breaches.json';
const OWNERS = 'db/owners.ts';

/** Judges the SQL of `src` below `root`: every table that is named has an owner, and only that module names it. */
export function judgeTables(
  root: string,
  graph: ModuleGraph,
  { owners, known }: TableRules = {
    owners: ownersOfTables,
    known: knownBreaches(root),
  },
): TableViolation[] {
  const tables = tablesOfMigrations(root);
  const { uses, violations } = tablesNamed(graph.sql, new Set([...tables, ...madeByThePlatform]));
  const foreign = uses.filter(use => isForeign(use, owners));
  return [
    ...judgeOwners(tables, owners),
    ...violations,
    ...foreign
      .filter(({ from, table }) => !known[from]?.includes(table))
      .map(({ from, line, table }): TableViolation => {
        const what = `names ${table}, a table of ${ownerOf(table, owners) ?? 'nobody'}`;
        return { rule: 'foreign-table', where: `${from}:${line}`, what };
      }),
    ...endedBreaches(known, foreign),
  ];
}

export function knownBreaches(root: string): KnownBreaches {
  return JSON.parse(readFileSync(join(root, KNOWN), 'utf8'));
}

export function tablesOfMigrations(root: string): string[] {
  const folder = join(root, 'db/migrations');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'));
  return tablesMadeBy(names.sort().map(name => readFileSync(join(folder, name), 'utf8')));
}

/** The module of a file that names a table; a file outside the features counts for its room. */
export function speakerOf(path: string): string | null {
  const place = placeOf(path);
  return place && (place.module ?? place.room);
}

export function ownerOf(table: string, owners: TableRules['owners'] = ownersOfTables): string | null {
  return madeByThePlatform.includes(table) ? 'platform' : (owners[table] ?? null);
}

/** Every table that the code names, each once for a place, and what about the SQL can't be judged. */
export function tablesNamed(
  sql: readonly WrittenSql[],
  tables: ReadonlySet<string>,
): { uses: TableUse[]; violations: TableViolation[] } {
  const uses = new Map<string, TableUse>();
  const violations: TableViolation[] = [];
  for (const each of sql) {
    const { from, line } = each;
    const use = (table: string) => {
      if (tables.has(table)) uses.set(`${from}:${line} ${table}`, { from, line, table });
    };
    const complain = (rule: TableRule, what: string) => violations.push({ rule, where: `${from}:${line}`, what });
    if (each.how === 'computed') {
      if (!isBelow(from, mayComputeSql)) complain('computed-sql', `gives ${each.call} what is only known when it runs`);
    } else if (each.how === 'builder') {
      use(each.table);
    } else {
      const read = readSql(each.pieces);
      // A sentence may begin like a statement; SQL that is no template reaches the database through sql.raw alone.
      if (each.how === 'string' && !read?.isStatement) continue;
      if (!read) {
        if (!isBelow(from, mayComputeSql))
          complain('unread-sql', `writes SQL that can’t be read: ${excerpt(each.pieces)}`);
        continue;
      }
      for (const name of [...read.tables, ...read.names]) use(name);
    }
  }
  return { uses: [...uses.values()], violations };
}

function excerpt(pieces: readonly string[]): string {
  const text = pieces.join('…').replaceAll(/\s+/g, ' ').trim();
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function isForeign({ from, table }: TableUse, owners: TableRules['owners']): boolean {
  return !isBelow(from, mayReadEveryTable) && speakerOf(from) !== ownerOf(table, owners);
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some(place => path.startsWith(place));
}

function* judgeOwners(tables: readonly string[], owners: TableRules['owners']): Generator<TableViolation> {
  for (const table of tables) {
    if (!(table in owners)) yield { rule: 'table-owner', where: `${OWNERS}:1`, what: `${table} has no owner` };
  }
  for (const table of Object.keys(owners)) {
    if (!tables.includes(table) && !madeByThePlatform.includes(table)) {
      yield { rule: 'table-owner', where: `${OWNERS}:1`, what: `${table} is owned, but no migration makes it` };
    }
  }
}

function* endedBreaches(known: KnownBreaches, foreign: readonly TableUse[]): Generator<TableViolation> {
  for (const [file, tables] of Object.entries(known)) {
    for (const table of tables) {
      if (foreign.some(use => use.from === file && use.table === table)) continue;
      yield { rule: 'ended-breach', where: `${KNOWN}:1`, what: `${file} no longer names ${table}` };
    }
  }
}

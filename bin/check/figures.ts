import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { type arrows, pathTables } from './architecture-rules.ts';
import { findKnots } from './find-knots.ts';
import { placeOf } from './import-gate.ts';
import type { ModuleGraph } from './module-graph.ts';
import {
  type KnownBreaches,
  ownerOf,
  speakerOf,
  type TableRules,
  tablesNamed,
  tablesOfMigrations,
} from './table-gate.ts';

/** One number about the structure of the code. `aim` is the most it should be; what has none is for comparing. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly aim?: number;
  /** What was counted, one line each, where a list helps. */
  readonly items?: readonly string[];
}

export interface Measured {
  readonly root: string;
  readonly graph: ModuleGraph;
  readonly drawn: typeof arrows;
  readonly owners: TableRules['owners'];
  readonly known: KnownBreaches;
  /** Places of sql<Row> that no check compares with the database. */
  readonly uncheckedRows: readonly string[];
}

type Pair = readonly [from: string, to: string];

/** The router calls these by their names, so that they have to be alike. */
const ROUTER_DATA = ['loader', 'clientLoader', 'action', 'clientAction'];
const ROUTER_NAMES = [
  ...ROUTER_DATA,
  ...['ErrorBoundary', 'HydrateFallback', 'Layout', 'handle', 'headers', 'links', 'meta', 'shouldRevalidate'],
];
const SMALL_LINES = 30;

/** Measures the structure of the code. Numbers are signs, not the goal. */
export function measure(project: Measured): Figure[] {
  return [...sizes(project), ...names(project), ...dependencies(project), ...database(project)];
}

function* sizes({ root, graph }: Measured): Generator<Figure> {
  const files = graph.modules.filter(isMeasured);
  const lines = new Map(files.map(path => [path, linesOf(root, path)]));
  yield { name: 'Lines of TypeScript', value: sum(files.map(path => lines.get(path) ?? 0)), aim: 65_000 };
  yield { name: 'Files of TypeScript', value: files.length };

  const folders = filesByFolder(root);
  const counts = folders.map(([, count]) => count);
  const largest = folders.map(([folder, count]) => `${count} ${folder}`);
  yield { name: 'All files in a folder of src, median', value: median(counts), aim: 6 };
  yield { name: '… in the largest', value: Math.max(0, ...counts), aim: 30, items: largest.slice(0, 10) };

  const importers = new Map<string, Set<string>>();
  for (const { from, to } of graph.imports) {
    if (to !== null && from.startsWith('src/') && !isTest(from)) into(importers, to, from);
  }
  const withOne = files.filter(path => importers.get(path)?.size === 1);
  const small = withOne.filter(path => (lines.get(path) ?? 0) < SMALL_LINES);
  yield { name: 'Files with one importer', value: withOne.length };
  yield { name: `… of these under ${SMALL_LINES} lines`, value: small.length, items: small };
}

function* names({ root, graph }: Measured): Generator<Figure> {
  const files = new Map<string, Set<string>>();
  const data = new Set<string>();
  for (const { from, name } of graph.exports) {
    // Paths are written with the name of their table before them.
    if (!isMeasured(from) || pathTables.includes(from)) continue;
    if (ROUTER_DATA.includes(name)) data.add(from);
    if (!ROUTER_NAMES.includes(name)) into(files, name, from);
  }
  const several = [...files].filter(([, places]) => places.size > 1);
  const twice = several.filter(([name, places]) => !isCallWithHandler(name, [...places]));
  const items = twice.map(([name, places]) => `${name}: ${[...places].join(', ')}`).sort();
  yield { name: 'Exported names used twice or more', value: twice.length, aim: 40, items };
  yield { name: '… beside these, calls and their handlers', value: several.length - twice.length };

  const hooks = graph.modules.filter(path => isMeasured(path) && posix.basename(path).startsWith('use-'));
  yield { name: 'Files named use-*', value: hooks.length, items: hooks };
  yield { name: '… their lines', value: sum(hooks.map(path => linesOf(root, path))) };
  yield { name: 'Files with a loader or action of the router', value: data.size, items: [...data] };
}

function* dependencies({ root, graph, drawn, owners }: Measured): Generator<Figure> {
  const calls = callsOf(graph, 'feature');
  const unused = drawn.server.filter(arrow => !has(calls, arrow));
  yield { name: 'Server dependencies between features', value: calls.length, items: calls.map(told) };
  yield { name: 'Server arrows that nothing uses', value: unused.length, aim: 0, items: unused.map(told) };

  const between = callsOf(graph, 'module');
  yield { name: 'Server dependencies between modules', value: between.length, aim: 20, items: between.map(told) };

  const reads = readsOf(root, graph, owners);
  yield { name: 'Modules naming another’s tables, pairs', value: reads.length, aim: 0, items: reads.map(told) };
  const knots = findKnots([...between, ...reads]);
  yield {
    name: 'Modules in cycles, by server calls and tables',
    value: knots.flat().length,
    aim: 0,
    items: knots.map(knot => `${knot.length}: ${knot.join(' ')}`),
  };
}

function* database({ graph, known, uncheckedRows }: Measured): Generator<Figure> {
  const sql = graph.sql.filter(({ from }) => isMeasured(from));
  const breaches = Object.entries(known).flatMap(([file, tables]) => tables.map(table => `${file}: ${table}`));
  yield { name: 'Files naming a foreign table, pairs', value: breaches.length, aim: 0, items: breaches };
  const promises = sql.filter(each => each.how === 'template' && each.isCast);
  yield { name: 'sql<Row>, unchecked', value: uncheckedRows.length, aim: 0, items: uncheckedRows };
  yield { name: '… checked', value: promises.length - uncheckedRows.length };
  yield {
    name: 'Statements of the query builder',
    value: sql.filter(each => each.how === 'builder' && each.begins).length,
  };
}

/** A call of a contract, and what does it in the server code of the same feature: two halves of one thing. */
function isCallWithHandler(name: string, places: readonly string[]): boolean {
  // Calls are functions; a schema of a contract and a type of the server are two things.
  if (!/^[a-z]/.test(name)) return false;
  const [contract] = places.filter(path => /(^|[/.])contract\.ts$/.test(path));
  const [handler] = places.filter(path => placeOf(path)?.room === 'server');
  const feature = (path = '') => placeOf(path)?.feature;
  return places.length === 2 && !!contract && !!handler && feature(contract) === feature(handler);
}

/** Which feature or module calls which on the server, each pair once. */
function callsOf({ imports }: ModuleGraph, of: 'feature' | 'module'): Pair[] {
  const pairs: Pair[] = [];
  for (const { from, to } of imports) {
    if (to === null || isTest(from)) continue;
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here?.room !== 'server' || there?.room !== 'server') continue;
    const [caller, called] = [here[of], there[of]];
    if (caller && called && caller !== called) pairs.push([caller, called]);
  }
  return once(pairs);
}

function readsOf(root: string, { sql }: ModuleGraph, owners: Measured['owners']): Pair[] {
  const { uses } = tablesNamed(sql, new Set(tablesOfMigrations(root)));
  const pairs: Pair[] = [];
  for (const { from, table } of uses) {
    const [speaker, owner] = [speakerOf(from), ownerOf(table, owners)];
    if (placeOf(from)?.feature && speaker && owner && speaker !== owner) pairs.push([speaker, owner]);
  }
  return once(pairs);
}

function once(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.map(pair => [told(pair), pair])).values()].sort((a, b) => told(a).localeCompare(told(b)));
}

function has(pairs: readonly Pair[], [from, to]: Pair): boolean {
  return pairs.some(pair => pair[0] === from && pair[1] === to);
}

function told([from, to]: Pair): string {
  return `${from} → ${to}`;
}

/** Every folder of `src`, the largest first. All files count, also styles and tests. */
function filesByFolder(root: string): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    const folder = relative(root, entry.parentPath).split(sep).join('/');
    if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function isMeasured(path: string): boolean {
  return path.startsWith('src/') && !isTest(path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function linesOf(root: string, path: string): number {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

function into(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** A plain table: what, how many, the aim, and a mark where it is met. With `lists` the counted things follow. */
export function figuresTable(figures: readonly Figure[], lists: boolean): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const row = (name: string, value: string, aim: string, mark: string) =>
    `${name.padEnd(width)}  ${value.padStart(7)}  ${aim.padStart(8)}  ${mark}`.trimEnd();
  const lines = figures.flatMap(({ name, value, aim, items = [] }) => [
    row(
      name,
      written(value),
      aim === undefined ? '' : `≤ ${written(aim)}`,
      aim !== undefined && value <= aim ? '✔' : '',
    ),
    ...(lists ? items.map(item => `    ${item}`) : []),
  ]);
  return [row('In src, without tests', 'now', 'aim', ''), ...lines].join('\n');
}

function written(value: number): string {
  return value.toLocaleString('en-GB');
}

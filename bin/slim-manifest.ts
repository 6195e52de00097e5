import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import { minifySync } from 'vite';

const NAME = 'window.__reactRouterManifest=';
const ASSETS = '/assets/';

const BACK_OFFICE = 'admin.layout';
const WAY_THERE = 'to-back-office.route';

type Flags = Readonly<Record<string, unknown>>;
interface Route extends Flags {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly css: readonly string[];
}
interface Table {
  readonly rest: Flags;
  readonly routes: readonly Route[];
}

/** Each language has a table of its own, because its screens are in a folder of their own. */
export function slimManifests(assets: string): void {
  const folders = readdirSync(assets, { withFileTypes: true }).filter(entry => entry.isDirectory());
  for (const folder of [assets, ...folders.map(({ name }) => join(assets, name))]) slimManifest(folder);
}

/**
 * Rewrites the table of all screens as rows that put themselves together in the browser: a third of its bytes. What a
 * screen's module imports is left out, because modules know that themselves. Beside it one is written for the pages of the
 * shop (`shopTable`), in which the back-office is one row, the way there, so that its screens weigh nothing on shoppers.
 * @throws when a rewritten table does not say the same
 */
function slimManifest(assets: string): void {
  const name = readdirSync(assets).find(file => /^manifest-[^.]+\.js$/.test(file));
  if (!name) throw new Error('the build has no table of its screens');
  const script = readFileSync(join(assets, name), 'utf8');
  const { routes, ...rest } = JSON.parse(script.trim().slice(NAME.length).replace(/;$/, '')) as {
    routes: Record<string, Route>;
  };
  if (!routes[BACK_OFFICE] || !routes[WAY_THERE]) throw new Error('the back-office or the way there has another name');
  const isInside = (id: string | undefined): boolean =>
    id !== undefined && (id === BACK_OFFICE || isInside(routes[id]?.parentId));
  const all = Object.values(routes);
  writeFileSync(join(assets, name), slimmed({ rest, routes: all.filter(({ id }) => id !== WAY_THERE) }));
  writeFileSync(join(assets, shopTable(name)), slimmed({ rest, routes: all.filter(({ id }) => !isInside(id)) }));
}

/** What the shop's own table is called beside the whole one. */
const shopTable = (name: string) => name.replace('manifest-', 'manifest-shop-');

/** A table as a script: shorter, and the same once it has run. */
function slimmed({ rest, routes }: Table): string {
  const whole = routes.map(route => ({ ...route, imports: [] }));
  const flags = [...new Set(whole.flatMap(Object.entries).flatMap(([key, value]) => (isFlag(value) ? key : [])))];
  const sheets = [...new Set(whole.flatMap(({ css }) => css))];
  const ids = whole.map(({ id }) => id);
  const rows = whole.map(route => rowOf(route, { flags, sheets, ids }));
  const given = [rest, rows, flags, sheets.map(bare), ASSETS].map(part => JSON.stringify(part));
  const short = minifySync('table.js', `${NAME}(${build})(${given})`).code;

  const made = evaluated(short);
  const wanted = { ...rest, routes: Object.fromEntries(whole.map(route => [route.id, route])) };
  if (!isDeepStrictEqual(made, JSON.parse(JSON.stringify(wanted))))
    throw new Error('the table of screens lost something');
  return short;
}

function rowOf(
  { id, parentId, path, module, css, imports: _, ...more }: Route,
  { flags, sheets, ids }: Readonly<Record<'flags' | 'sheets' | 'ids', readonly string[]>>,
): unknown[] {
  const said = flags.reduce(
    (bits, flag, at) => bits + (more[flag] === true ? 2 ** (2 * at) : 0) + (flag in more ? 2 ** (2 * at + 1) : 0),
    0,
  );
  const other = Object.fromEntries(Object.entries(more).filter(([key]) => !flags.includes(key)));
  const row = [
    id,
    ids.indexOf(parentId ?? ''),
    path ?? 0,
    bare(module),
    said,
    css.map(sheet => sheets.indexOf(sheet)).join('.'),
  ];
  return Object.keys(other).length > 0 ? [...row, other] : row;
}

const isFlag = (value: unknown) => typeof value === 'boolean';
const bare = (file: string) => file.slice(ASSETS.length);

function evaluated(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  vm.runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

type Row = [
  id: string,
  parent: number,
  path: string | 0,
  module: string,
  said: number,
  css: string,
  other?: Record<string, unknown>,
];

/** Runs in the browser. */
function build(rest: object, rows: Row[], flags: string[], sheets: string[], assets: string): object {
  const routes: Record<string, object> = {};
  for (const [id, parent, path, module, said, css, other] of rows) {
    const route: Record<string, unknown> = { id, module: assets + module, imports: [], ...other };
    if (parent >= 0) route.parentId = rows[parent]?.[0];
    if (path !== 0) route.path = path;
    route.css = css ? css.split('.').map(at => assets + sheets[Number(at)]) : [];
    flags.forEach((flag, at) => {
      const bits = Math.floor(said / 4 ** at) % 4;
      if (bits > 1) route[flag] = bits % 2 === 1;
    });
    routes[id] = route;
  }
  return { ...rest, routes };
}

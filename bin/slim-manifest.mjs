import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import { minifySync } from 'vite';

const NAME = 'window.__reactRouterManifest=';
const ASSETS = '/assets/';

const BACK_OFFICE = 'admin.layout';
const WAY_THERE = 'to-back-office.route';

/**
 * A step of the build, which runs once the packages are there: `node bin/slim-manifest.mjs ASSETS`.
 * Rewrites the table of all screens as rows that put themselves together in the browser: a third of its bytes. What a
 * screen's module imports is left out, because modules know that themselves. Beside it one is written for the pages of the
 * shop (`shopTable`), in which the back-office is one row, the way there, so that its screens weigh nothing on shoppers.
 * @throws when a rewritten table does not say the same
 */
function slimManifest(assets) {
  const name = readdirSync(assets).find(file => /^manifest-[^.]+\.js$/.test(file));
  if (!name) throw new Error('the build has no table of its screens');
  const script = readFileSync(join(assets, name), 'utf8');
  const { routes, ...rest } = JSON.parse(script.trim().slice(NAME.length).replace(/;$/, ''));
  if (!routes[BACK_OFFICE] || !routes[WAY_THERE]) throw new Error('the back-office or the way there has another name');
  const isInside = id => id === BACK_OFFICE || (routes[id]?.parentId !== undefined && isInside(routes[id].parentId));
  const all = Object.values(routes);
  writeFileSync(join(assets, name), slimmed({ rest, routes: all.filter(({ id }) => id !== WAY_THERE) }));
  writeFileSync(join(assets, shopTable(name)), slimmed({ rest, routes: all.filter(({ id }) => !isInside(id)) }));
}

/** What the shop's own table is called beside the whole one. */
const shopTable = name => name.replace('manifest-', 'manifest-shop-');

/** A table as a script: shorter, and the same once it has run. */
function slimmed({ rest, routes }) {
  const whole = routes.map(route => ({ ...route, imports: [] }));
  const flags = [...new Set(whole.flatMap(Object.entries).flatMap(([key, value]) => (isFlag(value) ? key : [])))];
  const sheets = [...new Set(whole.flatMap(({ css }) => css))];
  const ids = whole.map(({ id }) => id);
  const rows = whole.map(route => rowOf(route, { flags, sheets, ids }));
  const { code: short } = minifySync(
    'manifest.js',
    `${NAME}(${build})(${[rest, rows, flags, sheets.map(bare), ASSETS].map(part => JSON.stringify(part))})`,
  );
  const made = evaluated(short);
  const wanted = { ...rest, routes: Object.fromEntries(whole.map(route => [route.id, route])) };
  if (!isDeepStrictEqual(made, JSON.parse(JSON.stringify(wanted))))
    throw new Error('the table of screens lost something');
  return short;
}

function rowOf({ id, parentId, path, module, css, imports: _, ...more }, { flags, sheets, ids }) {
  const said = flags.reduce(
    (bits, flag, at) => bits + (more[flag] === true ? 2 ** (2 * at) : 0) + (flag in more ? 2 ** (2 * at + 1) : 0),
    0,
  );
  const other = Object.fromEntries(Object.entries(more).filter(([key]) => !flags.includes(key)));
  const row = [
    id,
    ids.indexOf(parentId),
    path ?? 0,
    bare(module),
    said,
    css.map(sheet => sheets.indexOf(sheet)).join('.'),
  ];
  return Object.keys(other).length > 0 ? [...row, other] : row;
}

const isFlag = value => typeof value === 'boolean';
const bare = file => file.slice(ASSETS.length);

function evaluated(script) {
  const window = {};
  vm.runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

/** Runs in the browser. */
function build(rest, rows, flags, sheets, assets) {
  const routes = {};
  for (const [id, parent, path, module, said, css, other] of rows) {
    const route = { id, module: assets + module, imports: [], ...other };
    if (parent >= 0) route.parentId = rows[parent][0];
    if (path !== 0) route.path = path;
    route.css = css ? css.split('.').map(at => assets + sheets[at]) : [];
    flags.forEach((flag, at) => {
      const bits = Math.floor(said / 4 ** at) % 4;
      if (bits > 1) route[flag] = bits % 2 === 1;
    });
    routes[id] = route;
  }
  return { ...rest, routes };
}

slimManifest(process.argv[2]);

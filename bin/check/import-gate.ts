import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type Module, modules as modulesInOrder } from '../../db/owners.ts';
import * as adminPaths from '../../src/shared/paths/admin-paths.ts';
import * as paths from '../../src/shared/paths/paths.ts';
import {
  type Arrow,
  arrows,
  emptyNames,
  judgedFolders,
  mayComputeImports,
  mayReexport,
  pathTables,
  type Room,
  type RoomName,
  type Rule,
  rooms,
  screensWithZod,
} from './architecture-rules.ts';
import { findRings } from './find-rings.ts';
import { type Import, type ModuleGraph, readModuleGraph, type WrittenPath } from './module-graph.ts';

/** A broken rule at a place a person can open: `where` is `file:line`. */
export interface Violation {
  readonly rule: Rule;
  readonly where: string;
  readonly what: string;
}

export interface GateReport {
  readonly modules: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

interface Place {
  readonly room: RoomName;
  /** Both are null in rooms that belong to no feature. */
  readonly module: string | null;
  readonly feature: string | null;
}

/** Judges the imports of a graph, which has all modules of `judgedFolders`, by the rules of architecture-rules.ts. */
export function judgeImports(
  root: string,
  drawn: typeof arrows = arrows,
  graph: ModuleGraph = readModuleGraph(root, judgedFolders),
): GateReport {
  const violations = [
    ...ringsOfArrows(drawn),
    ...unknownModules(graph),
    ...emptyFolderNames(graph),
    ...homelessModules(graph),
    ...barrelFiles(graph),
    ...graph.imports.flatMap(each => [...judgeSpelling(root, each), ...judgeDirection(each, drawn)]),
    ...graph.paths.flatMap(each => [...judgePath(each)]),
    ...cycles(graph),
  ];
  return { modules: graph.modules.length, imports: graph.imports.length, violations };
}

/** The room of a path, with its module and feature, if it is in one. */
export function placeOf(path: string): Place | null {
  for (const [name, room] of Object.entries(rooms) as [RoomName, Room][]) {
    for (const pattern of room.at) {
      const found = patternOf(pattern).exec(path);
      if (found) return { room: name, module: found.groups?.module ?? null, feature: found.groups?.feature ?? null };
    }
  }
  return null;
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]+')
    .replaceAll('{module}', '(?<module>[^/]+)')
    .replaceAll('{feature}', '(?<feature>[^/]+)');
  return new RegExp(`^${source}$`);
}

function* judgeSpelling(root: string, each: Import): Generator<Violation> {
  const { from, specifier, to, how } = each;
  const inShop = isOfShop(from);
  if (specifier === null) {
    const room = placeOf(from)?.room;
    if (inShop && !(room && mayComputeImports.includes(room))) {
      yield breach('computed', each, 'loads a module whose name is computed');
    }
    return;
  }
  if (specifier.startsWith('./+types/')) return;
  if (specifier.split('/').includes('..')) yield breach('upward', each, `imports ${specifier}`);
  else if (specifier.startsWith('.') && posix.dirname(to ?? '') !== posix.dirname(from)) {
    yield breach('across', each, `imports ${specifier}`);
  }
  if (/^#src\/.*\//.test(specifier))
    yield breach('across', each, `imports ${specifier}, whose folder has a # of its own`);
  if (to !== null ? !existsSync(join(root, to)) || !posix.extname(to) : specifier.startsWith('#')) {
    yield breach('unresolved', each, `imports ${specifier}, which is no file`);
  }
  if (inShop && how === 're-export' && !isFacade(from) && !mayReexport.includes(from)) {
    yield breach('barrel', each, `hands on ${specifier}`);
  }
}

function* judgeDirection(each: Import, drawn: typeof arrows): Generator<Violation> {
  const here = placeOf(each.from);
  if (!here || each.specifier === null || each.specifier.startsWith('./+types/')) return;
  if (each.to === null) {
    yield* judgePackage(each, here);
    return;
  }
  if (/^(test|bench)\//.test(each.to)) {
    yield breach('test', each, `imports ${each.to}`);
    return;
  }
  const there = placeOf(each.to);
  if (!there) return;
  const rule = ruleAgainst(here, there, each.to, drawn);
  if (rule) yield breach(rule, each, `${nameOf(here)} imports ${nameOf(there)} (${each.to})`);
}

function ruleAgainst(here: Place, there: Place, path: string, drawn: typeof arrows): Rule | null {
  const reaches: readonly string[] = rooms[here.room].reaches;
  const foreign = there.feature !== null && there.feature !== here.feature;
  if (here.room === there.room && !foreign) return null;
  if (DEMO.has(there.room) && !reaches.includes(there.room)) return 'demo';
  if (reaches.includes(there.room) || reaches.includes(`any ${there.room}`)) return null;
  if (there.room === 'server' && reaches.includes('any facade')) return isFacade(path) ? null : 'facade';

  if (here.feature === null || there.room !== here.room) return 'layer';

  if (there.room === 'server' && !isFacade(path)) return 'facade';
  if (here.room === 'server' && isLater(there, here)) return 'module-order';
  const along = here.room === 'server' ? drawn.server : drawn.ui;
  return along.some(([caller, called]) => caller === here.feature && called === there.feature) ? null : 'arrow';
}

function* judgePackage(each: Import, here: Place): Generator<Violation> {
  const { from, specifier, how } = each;
  if (specifier === null || specifier.startsWith('#')) return;
  const { packages } = rooms[here.room] as Room;
  if (packages === 'any' || /\.test\.tsx?$/.test(from)) return;
  const [scope = '', name = ''] = specifier.split('/');
  const packageName = specifier.startsWith('@') ? `${scope}/${name}` : scope;
  if (isBuiltin(specifier) || !packages.includes(packageName)) {
    yield breach('browser', each, `${nameOf(here)} imports the package ${specifier}`);
  } else if (specifier === 'zod' && here.room === 'ui' && how !== 'type' && !screensWithZod.includes(from)) {
    yield breach('zod', each, 'brings zod into a public page');
  }
}

/** `/shop/listing`, `/product`: every page as it is written, up to what changes in it. */
const pages = new Set(
  [...Object.values(paths), ...Object.values(adminPaths)]
    .map(path => (typeof path === 'string' ? path : (path as (value: string) => string)('')))
    .map(path => path.replace(/[?#].*$/, '').replace(/\/$/, '')),
);

/** A page's path is written once, so that it can be found and changed. */
function* judgePath({ from, line, text, isCut }: WrittenPath): Generator<Violation> {
  if (!from.startsWith('src/') || /(^|[/.])contract\.ts$|\.test\.tsx?$/.test(from)) return;
  if (pathTables.includes(from)) return;
  const path = text.replace(/[?#].*$/, '');
  const isPage = pages.has(path) || (isCut && path.endsWith('/') && pages.has(path.slice(0, -1)));
  if (isPage) yield { rule: 'path', where: `${from}:${line}`, what: `writes the path of a page, ${text}` };
}

/** What runs in the shop, not what tests and measures it. */
function isOfShop(path: string): boolean {
  return /^(src|adapters|demo)\//.test(path);
}

const DEMO: ReadonlySet<RoomName> = new Set(['demo', 'demoFacade', 'drawing']);

function isFacade(path: string): boolean {
  const found = /^src\/modules\/[^/]+\/([^/]+)\/server\/([^/]+)\.ts$/.exec(path);
  return found !== null && found[1] === found[2];
}

function* homelessModules({ modules }: ModuleGraph): Generator<Violation> {
  for (const path of modules) {
    if (isOfShop(path) && !placeOf(path)) {
      yield { rule: 'room', where: `${path}:1`, what: 'stands in no room of the architecture' };
    }
  }
}

function* barrelFiles({ modules }: ModuleGraph): Generator<Violation> {
  for (const path of modules) {
    if (/(^|\/)index\.\w+$/.test(path)) yield { rule: 'barrel', where: `${path}:1`, what: 'is an index file' };
  }
}

function* emptyFolderNames({ folders }: ModuleGraph): Generator<Violation> {
  for (const path of folders) {
    const name = posix.basename(path);
    if (emptyNames.includes(name)) yield { rule: 'folder-name', where: `${path}/`, what: `“${name}” says nothing` };
  }
}

/** Types may look back: they are gone when the modules load. */
function* cycles(graph: ModuleGraph): Generator<Violation> {
  const imports = graph.imports.filter(({ how }) => how !== 'type');
  const edges = imports.flatMap(({ from, to }): Arrow[] => (to === null ? [] : [[from, to]]));
  for (const ring of findRings(edges)) {
    const start = imports.find(({ from, to }) => from === ring[0] && to === (ring[1] ?? ring[0]));
    if (start) yield breach('cycle', start, `goes round: ${[...ring, ring[0]].join(' → ')}`);
  }
}

function* ringsOfArrows(drawn: typeof arrows): Generator<Violation> {
  for (const side of ['server', 'ui'] as const) {
    for (const ring of findRings(drawn[side])) {
      const what = `the ${side} arrows go round: ${[...ring, ring[0]].join(' → ')}`;
      yield { rule: 'arrow-ring', where: 'bin/check/architecture-rules.ts', what };
    }
  }
}

/** Whether a place is in a module after the other's in db/owners.ts. */
function isLater(place: Place, other: Place): boolean {
  const orderOf = ({ module }: Place) => modulesInOrder.indexOf(module as Module);
  return orderOf(place) > orderOf(other);
}

function* unknownModules({ modules }: ModuleGraph): Generator<Violation> {
  const known: readonly string[] = modulesInOrder;
  const found = new Set(modules.flatMap(path => placeOf(path)?.module ?? []));
  for (const module of found) {
    if (known.includes(module)) continue;
    yield { rule: 'module', where: `src/modules/${module}/`, what: `${module} is not in db/owners.ts` };
  }
}

function nameOf({ room, feature }: Place): string {
  if (feature === null) return room;
  return room === 'root' ? `the root of ${feature}` : `${feature}/${room}`;
}

function breach(rule: Rule, { from, line }: Import, what: string): Violation {
  return { rule, where: `${from}:${line}`, what };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { type SqlUse, sqlReader } from './sql-uses.ts';
import { isNode, type Node, piecesOf, startOf, walk } from './syntax.ts';

/** One import of one module, however it is written. `to` is a path from the project's root, and absent for packages. */
export interface Import {
  readonly from: string;
  readonly line: number;
  /** The text between the quotes; null when it is computed at run time. */
  readonly specifier: string | null;
  readonly to: string | null;
  readonly how: 'static' | 'dynamic' | 'type' | 're-export';
}

/** A text in the code that begins like a path of the site, `/shop/listing`. `isCut` when a template goes on with a value. */
export interface WrittenPath {
  readonly from: string;
  readonly line: number;
  readonly text: string;
  readonly isCut: boolean;
}

/** A name that a module exports and defines itself. */
export interface ExportedName {
  readonly from: string;
  readonly name: string;
}

/** What a module of `src` says to the database. */
export type WrittenSql = SqlUse & { readonly from: string; readonly line: number };

export interface ModuleGraph {
  readonly modules: readonly string[];
  readonly folders: readonly string[];
  readonly imports: readonly Import[];
  readonly exports: readonly ExportedName[];
  readonly paths: readonly WrittenPath[];
  readonly sql: readonly WrittenSql[];
}

const modulePattern = /\.(ts|tsx|mts|js|jsx|mjs)$/;

/**
 * Reads every import below the given folders: static, dynamic, type-only, `import('…')` types and re-exports.
 * @throws Error for a file that does not parse, because an unread file would pass every rule.
 */
export function readModuleGraph(root: string, folders: readonly string[]): ModuleGraph {
  const aliases = readAliases(root);
  const modules: string[] = [];
  const allFolders: string[] = [];
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    allFolders.push(folder);
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isDirectory()) allFolders.push(path);
      else if (modulePattern.test(entry.name) && !entry.name.endsWith('.d.ts')) modules.push(path);
    }
  }
  modules.sort();
  const read = modules.map(path => readModule(root, path, aliases));
  return {
    modules,
    folders: allFolders.sort(),
    imports: read.flatMap(({ imports }) => imports),
    exports: read.flatMap(({ exports }) => exports),
    paths: read.flatMap(({ paths }) => paths),
    sql: read.flatMap(({ sql }) => sql),
  };
}

function readModule(
  root: string,
  from: string,
  aliases: ReadonlyMap<string, string>,
): Pick<ModuleGraph, 'imports' | 'exports' | 'paths' | 'sql'> {
  const source = readFileSync(join(root, from), 'utf8');
  const { module, program, errors } = parseSync(from, source);
  const [firstError] = errors;
  if (firstError) throw new Error(`${from} cannot be read: ${firstError.message}`);

  const imports: Import[] = [];
  const exports: ExportedName[] = [];
  const paths: WrittenPath[] = [];
  const sql: WrittenSql[] = [];
  const sqlUsesOf = sqlReader();
  const speaksSql = /^(?:src|demo)\/.*(?<!\.test)\.tsx?$/.test(from);
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const add = (at: number, specifier: string | null, how: Import['how']) => {
    const to = specifier === null ? null : resolve(from, specifier, aliases);
    imports.push({ from, line: lineAt(at), specifier, to, how });
  };
  const addPath = (node: Node, text: unknown, isCut: boolean) => {
    if (typeof text !== 'string' || !/^\/[a-z]/i.test(text)) return;
    paths.push({ from, line: lineAt(startOf(node)), text, isCut });
  };
  const addTemplate = (node: Node) => {
    const pieces = piecesOf(node) ?? [];
    addPath(node, pieces[0], pieces.length > 1);
  };
  for (const { start, moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(entry => entry.isType);
    add(start, moduleRequest.value, typeOnly ? 'type' : 'static');
  }
  for (const { start, entries } of module.staticExports) {
    const [entry] = entries;
    if (entry?.moduleRequest) add(start, entry.moduleRequest.value, 're-export');
    for (const { moduleRequest, exportName } of entries) {
      if (!moduleRequest && exportName.kind === 'Name' && exportName.name)
        exports.push({ from, name: exportName.name });
    }
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    add(start, stringIn(source.slice(moduleRequest.start, moduleRequest.end)), 'dynamic');
  }
  walk(program, node => {
    if (node.type === 'TSImportType') add(startOf(node), specifierOf(node), 'type');
    if (node.type === 'CallExpression' && isImportMetaGlob(node.callee)) add(startOf(node), null, 'dynamic');
    if (node.type === 'Literal') addPath(node, node.value, false);
    if (node.type === 'TemplateLiteral') addTemplate(node);
    if (speaksSql) for (const use of sqlUsesOf(node)) sql.push({ ...use, from, line: lineAt(startOf(node)) });
  });
  return { imports, exports, paths, sql };
}

function specifierOf(node: Node): string | null {
  const literal = isNode(node.source) ? node.source : isNode(node.argument) ? node.argument : null;
  return typeof literal?.value === 'string' ? literal.value : null;
}

function isImportMetaGlob(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name === 'glob';
}

function stringIn(code: string): string | null {
  return /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/.exec(code.trim())?.[2] ?? null;
}

function readAliases(root: string): Map<string, string> {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  return new Map(Object.entries(imports).map(([alias, target]) => [alias.replace('*', ''), target.replace('*', '')]));
}

function resolve(from: string, specifier: string, aliases: ReadonlyMap<string, string>): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(dirname(from), path);
  for (const [alias, target] of aliases) {
    if (path === alias || (alias.endsWith('/') && path.startsWith(alias))) {
      return posix.join(target + path.slice(alias.length));
    }
  }
  return null;
}

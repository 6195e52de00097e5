import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type CallExpression,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isSourceFile,
  isStringLiteral,
  isTaggedTemplateExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type CallsByName, isSql, type Way } from './code-follower.ts';
import { SqlWriter } from './sql-writer.ts';

/** One place that promises rows, mostly sql<Row>`…`. */
export interface PromisedRows {
  readonly file: string;
  readonly line: number;
  /** The function or constant that it is in. */
  readonly within: string;
  readonly promised: Type;
  /** What is sent to the database, by the ways through the code. @throws OnlyKnownWhenItRuns */
  readonly write: (way: Way) => string;
  /** The tables that the query builder is given around it, as SQL: `orders as o`; then those in the whole file. */
  readonly around: readonly (readonly string[])[];
}

/** The types of a project, and the places that promise rows. To be closed, because a compiler runs for it. */
export interface ReadProject {
  readonly checker: Checker;
  readonly places: readonly PromisedRows[];
  /** The type of a column of `db/tables.ts` as it is read. */
  readonly columnType: (table: string, column: string) => Type | undefined;
  readonly close: () => void;
}

const SPEAKS_SQL = /^(?:src|demo)\/.*(?<!\.test)\.tsx?$/;
const TABLE_GIVERS =
  /^(?:selectFrom|updateTable|deleteFrom|insertInto|using|from|(?:inner|left|right|full|cross)Join)$/;

export function readProject(root: string): ReadProject {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
  if (!project) throw new Error(`${root}/tsconfig.json can’t be read`);
  const { checker, program } = project;
  const files = program
    .getSourceFileNames()
    .map(name => ({ name, file: relative(root, name) }))
    .filter(({ file }) => SPEAKS_SQL.test(file))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const sources = files.map(({ name, file }) => ({ name, file, text: readFileSync(name, 'utf8') }));
  const calls = callsByName(sources, program);
  const places = sources
    .filter(({ text }) => text.includes('sql'))
    .flatMap(({ name, file }) => placesIn(program.getSourceFile(name), file, checker, calls));
  return { checker, places, columnType: columnTypes(project, root), close: () => api.close() };
}

function placesIn(source: SourceFile | undefined, file: string, checker: Checker, calls: CallsByName): PromisedRows[] {
  const places: PromisedRows[] = [];
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && isSql(node.tag)) {
      const promised = promisedBy(node, checker);
      if (promised) {
        places.push({
          file,
          line: lineOf(node),
          within: nameAround(node),
          promised,
          write: way => new SqlWriter(checker, calls, way).write(node.template),
          around: [tablesBelow(outermost(node, each => !isSourceFile(each))), tablesBelow(node.getSourceFile())],
        });
      }
    }
    node.forEachChild(visit);
  };
  if (source) visit(source);
  return places;
}

/** The type that a template is given, or takes over from its context; none if it promises nothing. */
function promisedBy(template: TaggedTemplateExpression, checker: Checker): Type | null {
  const [written] = template.typeArguments ?? [];
  if (written) return checker.getTypeAtLocation(written) ?? null;
  const type = checker.getTypeAtLocation(template);
  const [promised] = type?.isTypeReference() ? checker.getTypeArguments(type) : [];
  return promised && (promised.flags & TypeFlags.AnyOrUnknown) === 0 ? promised : null;
}

/** Only files that have such a call are asked for their syntax. */
function callsByName(sources: readonly { name: string; text: string }[], program: Project['program']): CallsByName {
  const known = new Map<string, CallExpression[]>();
  return name => {
    const calls = known.get(name) ?? [];
    if (known.has(name)) return calls;
    known.set(name, calls);
    const visit = (node: Node): void => {
      if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === name) calls.push(node);
      node.forEachChild(visit);
    };
    for (const { name: file, text } of sources) {
      const source = text.includes(`${name}(`) ? program.getSourceFile(file) : undefined;
      if (source) visit(source);
    }
    return calls;
  };
}

function lineOf(node: Node): number {
  const source = node.getSourceFile();
  return source.text.slice(0, node.getStart(source)).split('\n').length;
}

function nameAround(node: Node): string {
  const named = outermost(node, each => isFunctionDeclaration(each) || isVariableDeclaration(each));
  return named && 'name' in named && named.name ? (named.name as Node).getText() : '';
}

function tablesBelow(place: Node | null): string[] {
  const tables = new Map<string, string>();
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (TABLE_GIVERS.test(node.expression.name.text) && first && isStringLiteral(first))
        tables.set(first.text.split(' ').at(-1) ?? '', first.text);
    }
    node.forEachChild(visit);
  };
  if (place) visit(place);
  return [...tables.values()];
}

function outermost(node: Node, isOne: (node: Node) => boolean): Node | null {
  let found: Node | null = null;
  for (let each = node; each && !isSourceFile(each); each = each.parent) if (isOne(each)) found = each;
  return found;
}

function columnTypes({ checker, program }: Project, root: string): ReadProject['columnType'] {
  const source = program.getSourceFile(join(root, 'db/tables.ts'));
  let tables: Type | undefined;
  const visit = (node: Node): void => {
    if (isIdentifier(node) && node.text === 'Tables') {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) tables = checker.getDeclaredTypeOfSymbol(symbol);
    }
    if (!tables) node.forEachChild(visit);
  };
  if (source) visit(source);
  const typeOf = (type: Type | undefined, name: string) => {
    const property = type && checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  };
  return (table, column) => {
    const type = typeOf(typeOf(tables, table), column);
    return typeOf(type, '__select__') ?? type;
  };
}

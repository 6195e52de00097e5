import { hasSqlDetails, loadModule, parseSync } from 'libpg-query';
import { isNode, type Node } from './syntax.ts';

await loadModule();

/**
 * What may stand where a template has a value, tried in this order. The values are not known here; a piece of SQL among
 * them is a template of its own and is read where it is written.
 */
const FILLINGS = ['hole', '(hole)', '(select)', '', 'null', 'hole = hole', 'hole text', 'hole where hole'];
const HOLE = 'hole';

/** What a template may be: a statement, or a part of one with the rest around it. */
const FRAMES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['select ', ''],
  ['select from ', ''],
  ['select ', ' hole'],
  ['select from hole ', ''],
  ['select true ', ''],
];
const MAX_ATTEMPTS = 400;

export interface ReadSql {
  readonly isStatement: boolean;
  /** Names in the place of a table, with their schema if they have one; names that the text itself gives are left out. */
  readonly tables: readonly string[];
  /** In a part of a statement: names before a dot or alone, which may be a table. */
  readonly names: readonly string[];
}

/** Reads SQL by PostgreSQL's own grammar. @returns null when no filling of the holes makes it SQL */
export function readSql(pieces: readonly string[]): ReadSql | null {
  if (pieces.join('').trim() === '') return { isStatement: false, tables: [], names: [] };
  for (const [before, after] of FRAMES) {
    const tree = parseWithHoles(pieces, before, after);
    if (!tree) continue;
    const isStatement = before === '' && after === '';
    const tables = new Set<string>();
    findTables(tree, new Set([HOLE]), tables);
    const names = new Set<string>();
    if (!isStatement) findNames(tree, names);
    return { isStatement, tables: [...tables], names: [...names] };
  }
  return null;
}

/** The tables and views that migrations leave behind, in their order. */
export function tablesMadeBy(migrations: readonly string[]): string[] {
  const tables = new Set<string>();
  for (const text of migrations) {
    for (const statement of listOf(parseSync(text).stmts)) {
      const [kind, made] = Object.entries(nodeIn(nodeIn(statement).stmt))[0] ?? [];
      if (!isNode(made)) continue;
      if (kind === 'CreateStmt') tables.add(nameOf(made.relation));
      if (kind === 'ViewStmt') tables.add(nameOf(made.view));
      if (kind === 'CreateTableAsStmt') tables.add(nameOf(nodeIn(made.into).rel));
      if (kind === 'RenameStmt' && (made.renameType === 'OBJECT_TABLE' || made.renameType === 'OBJECT_VIEW')) {
        tables.delete(nameOf(made.relation));
        tables.add(String(made.newname));
      }
      if (kind === 'DropStmt' && /TABLE|VIEW/.test(String(made.removeType))) {
        for (const dropped of listOf(made.objects)) tables.delete(stringsIn(dropped).join('.'));
      }
    }
  }
  return [...tables].sort();
}

/** Puts fillings into the holes until PostgreSQL's parser is content; the hole before the place of an error is changed first. */
function parseWithHoles(pieces: readonly string[], before: string, after: string): unknown {
  let attempts = 0;
  const attempt = (choice: readonly number[], reached: number): unknown => {
    attempts += 1;
    const { text, holes } = fill(pieces, before, after, choice);
    const at = treeOrError(text);
    if (typeof at !== 'number') return at;
    // How far the text was understood, counted without the fillings, so that attempts can be compared.
    const last = holes.findLastIndex(hole => hole <= at);
    const fillings = choice.slice(0, last + 1).reduce((sum, one) => sum + (FILLINGS[one] ?? '').length, 0);
    const understood = at - fillings;
    if (understood <= reached && reached >= 0) return null;
    for (let hole = last; hole >= Math.max(0, last - 1); hole--) {
      for (let other = (choice[hole] ?? 0) + 1; other < FILLINGS.length && attempts < MAX_ATTEMPTS; other++) {
        const tree = attempt(choice.with(hole, other), understood);
        if (tree) return tree;
      }
    }
    return null;
  };
  return attempt(
    pieces.slice(1).map(() => 0),
    -1,
  );
}

function fill(pieces: readonly string[], before: string, after: string, choice: readonly number[]) {
  let text = before;
  const holes: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      holes.push(text.length);
      text += FILLINGS[choice[index - 1] ?? 0];
    }
    text += piece;
  }
  return { text: text + after, holes };
}

/** The tree of the text, or where it stops being SQL. */
function treeOrError(text: string): unknown {
  try {
    return parseSync(text);
  } catch (error) {
    return hasSqlDetails(error) ? Math.max(0, error.sqlDetails?.cursorPosition ?? 0) : 0;
  }
}

/** `given` are names that are no tables here: those of WITH. */
function findTables(value: unknown, given: ReadonlySet<string>, found: Set<string>): void {
  if (!isNode(value)) return;
  if (typeof value.relname === 'string') {
    const name = nameOf(value);
    if (!given.has(name)) found.add(name);
    return;
  }
  let names = given;
  if (isNode(value.withClause)) {
    const isRecursive = value.withClause.recursive === true;
    const queries = listOf(value.withClause.ctes).map(each => nodeIn(nodeIn(each).CommonTableExpr));
    const everyName = new Set([...given, ...queries.map(({ ctename }) => String(ctename))]);
    for (const { ctename, ctequery } of queries) {
      findTables(ctequery, isRecursive ? everyName : names, found);
      names = new Set([...names, String(ctename)]);
    }
  }
  for (const [key, child] of Object.entries(value)) {
    // FOR UPDATE OF names what FROM has named already, often by its alias.
    if (key !== 'withClause' && key !== 'lockingClause') findTables(child, names, found);
  }
}

/** Columns in a part of a statement are written `orders.id`; a part that is a single name may follow FROM. */
function findNames(value: unknown, found: Set<string>): void {
  if (!isNode(value)) return;
  if (isNode(value.ColumnRef)) {
    const [name] = stringsIn(value.ColumnRef.fields);
    if (name !== undefined) found.add(name);
    return;
  }
  for (const child of Object.values(value)) findNames(child, found);
}

/** The name of a table as a statement writes it; the schema that the shop is in is left out. */
function nameOf(relation: unknown): string {
  const { schemaname, relname } = nodeIn(relation);
  return schemaname === undefined || schemaname === 'public' ? String(relname) : `${schemaname}.${relname}`;
}

function stringsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isNode(value)) return [];
  if (isNode(value.String)) return [String(value.String.sval)];
  return isNode(value.List) ? stringsIn(value.List.items) : [];
}

function nodeIn(value: unknown): Node {
  return isNode(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

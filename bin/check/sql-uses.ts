import { isNode, type Node, piecesOf } from './syntax.ts';

/** What one place in the code says to the database. */
export type SqlUse =
  /** Text with a value between each two parts. `isCast` for sql<Row>`…`, where nothing checks that the rows are such. */
  | { readonly how: 'template'; readonly pieces: readonly string[]; readonly isCast: boolean }
  /** A text outside `sql` that begins like a statement. */
  | { readonly how: 'string'; readonly pieces: readonly string[] }
  /** A table named to the query builder; `begins` for the call that a statement starts with. */
  | { readonly how: 'builder'; readonly table: string; readonly begins: boolean }
  /** A table or a text that is only known when it runs. */
  | { readonly how: 'computed'; readonly call: string };

const beginners = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const joins = ['inner', 'left', 'right', 'full', 'cross'].flatMap(kind => [`${kind}Join`, `${kind}JoinLateral`]);
/** These are methods of other things too: `Array.from`. */
const additions = ['from', 'using'];

const statement = /^\s*(select|insert|update|delete|with|merge|truncate|lock|copy|declare|alter|drop|create)\s/i;

/** Reads one module, whose nodes are given from the outside in: what each says to the database. */
export function sqlReader(): (node: Node) => SqlUse[] {
  const tagged = new Set<unknown>();
  return node => {
    if (node.type === 'CallExpression') return callUses(node);
    if (node.type === 'TaggedTemplateExpression' && isSql(node.tag) && isNode(node.quasi)) {
      tagged.add(node.quasi);
      return templateUses(node.quasi, isNode(node.typeArguments));
    }
    const pieces = tagged.has(node) ? null : textOf(node);
    return pieces && statement.test(pieces[0] ?? '') ? [{ how: 'string', pieces }] : [];
  };
}

function templateUses(template: Node, isCast: boolean): SqlUse[] {
  const pieces = piecesOf(template);
  return pieces ? [{ how: 'template', pieces, isCast }] : [{ how: 'computed', call: 'sql' }];
}

function callUses({ callee, arguments: given }: Node): SqlUse[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  const { object, property } = callee;
  const name = typeof property.name === 'string' ? property.name : '';
  const [first] = Array.isArray(given) ? given : [];
  if (isSql(object)) {
    if (name === 'table') return tablesNamedBy(first, 'sql.table', false);
    return name === 'raw' ? rawUses(first) : [];
  }
  if (name === 'table' && isMember(object, 'dynamic')) return tablesNamedBy(first, 'dynamic.table', false);
  if (beginners.includes(name)) return tablesNamedBy(first, name, true);
  if (joins.includes(name)) return tablesNamedBy(first, name, false);
  return additions.includes(name) && isNode(object) && !isClass(object) ? tablesNamedBy(first, name, false) : [];
}

function rawUses(text: unknown): SqlUse[] {
  const pieces = textOf(text);
  return pieces?.length === 1 ? [{ how: 'template', pieces, isCast: false }] : [{ how: 'computed', call: 'sql.raw' }];
}

/** A query in the place of a table is read where it is written: a callback, sql`…`.as(…), a query of the builder. */
function tablesNamedBy(value: unknown, call: string, begins: boolean): SqlUse[] {
  if (!isNode(value)) return [{ how: 'computed', call }];
  const each = (one: unknown) => tablesNamedBy(one, call, begins);
  switch (value.type) {
    case 'ArrayExpression':
      return Array.isArray(value.elements) ? value.elements.flatMap(each) : [];
    case 'ConditionalExpression':
      return [...each(value.consequent), ...each(value.alternate)];
    case 'ArrowFunctionExpression':
    case 'TaggedTemplateExpression':
      return [];
    case 'CallExpression':
      if (isMember(value.callee, 'as')) return [];
  }
  const [table, ...more] = textOf(value) ?? [];
  if (table === undefined || more.length > 0) return [{ how: 'computed', call }];
  return [
    {
      how: 'builder',
      table: table
        .trim()
        .replace(/^public\./, '')
        .replace(/\s.*$/, ''),
      begins,
    },
  ];
}

function textOf(value: unknown): string[] | null {
  if (!isNode(value)) return null;
  if (value.type === 'TemplateLiteral') return piecesOf(value);
  return value.type === 'Literal' && typeof value.value === 'string' ? [value.value] : null;
}

function isSql(value: unknown): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === 'sql';
}

function isMember(value: unknown, name: string): boolean {
  if (!isNode(value) || value.type !== 'MemberExpression') return false;
  return isNode(value.property) && value.property.name === name;
}

function isClass(value: Node): boolean {
  return value.type === 'Identifier' && /^[A-Z]/.test(String(value.name));
}

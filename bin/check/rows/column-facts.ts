import type { Node } from '../syntax.ts';
import { nodeIn, nodesIn, numbersIn } from './query-tree.ts';

/** What the catalogue knows. Numbers are its object identifiers. */
export interface Catalogue {
  readonly columns: ReadonlyMap<string, { readonly name: string; readonly isNullable: boolean }>;
  readonly tables: ReadonlyMap<number, string>;
  readonly functions: ReadonlyMap<number, { readonly name: string; readonly isStrict: boolean }>;
  readonly operators: ReadonlyMap<number, string>;
}

/** A column of a table that an expression hands on unchanged. */
export interface Origin {
  readonly table: string;
  readonly column: string;
}

/** A query and those around it, from the outside in; each knows which columns its conditions keep from being null. */
interface Scope {
  readonly query: Node;
  readonly outer: Scope | null;
  readonly proven: ReadonlySet<string>;
  /** While the rows are read as they were before the statement changes them. */
  readonly isBefore?: true;
}

/** `(select …)` in the place of a value; the other kinds of subqueries are never null by themselves. */
const VALUE_OF_QUERY = '4';
const IS_NOT_NULL = '1';
const [INNER, LEFT, RIGHT] = ['0', '1', '3'];
const RTE = { table: '0', subquery: '1', join: '2', query: '6', group: '9' };
const [UPDATE, INSERT] = ['2', '3'];
/** A value in JSON may be missing. */
const JSON_READERS = ['->', '->>', '#>', '#>>'];

/** Reads what columns of one analysed statement can be. */
export class ColumnFacts {
  readonly #catalogue: Catalogue;
  readonly #root: Scope;

  constructor(query: Node, catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#root = scopeOf(query, null);
  }

  get targets(): Node[] {
    return targetsOf(this.#root.query);
  }

  /** True when the statement can give a null there as far as tables, joins and conditions tell. */
  mayBeNull(target: Node): boolean {
    return this.#armsOf(this.#root, target).some(([expression, scope]) => this.#nullable(expression, scope));
  }

  /** The column of a table that it is in every row, if it is one. */
  originOf(target: Node): Origin | null {
    const origins = this.#armsOf(this.#root, target).map(([expression, scope]) => this.#origin(expression, scope));
    const [first] = origins;
    return first && origins.every(each => each?.table === first.table && each.column === first.column) ? first : null;
  }

  /** What a column is in each query of a union; in a plain query there is one. */
  #armsOf(scope: Scope, target: Node): [expression: Node, scope: Scope][] {
    const arms = tablesOfUnion(scope.query.setOperations);
    if (arms.length === 0) return [[nodeIn(target.expr), scope]];
    return arms.flatMap(index => {
      const arm = scopeOf(nodeIn(rangeOf(scope, index).subquery), scope);
      const same = targetsOf(arm.query)[Number(target.resno) - 1];
      return same ? this.#armsOf(arm, same) : [];
    });
  }

  #nullable(node: Node, scope: Scope): boolean {
    const some = (value: unknown) => nodesIn(value).some(each => this.#nullable(each, scope));
    const every = (value: unknown) => nodesIn(value).every(each => this.#nullable(each, scope));
    switch (node.is) {
      case 'VAR':
        return this.#isColumnNullable(node, scope);
      case 'CONST':
        return node.constisnull === 'true';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return every(node.args);
      case 'CASEEXPR':
        return (
          isNothing(node.defresult) ||
          this.#nullable(nodeIn(node.defresult), scope) ||
          nodesIn(node.args).some(({ result }) => this.#nullable(nodeIn(result), scope))
        );
      case 'OPEXPR':
        if (scope.proven.has(JSON.stringify(node))) return false;
        return JSON_READERS.includes(this.#catalogue.operators.get(Number(node.opno)) ?? '') || some(node.args);
      case 'NULLIFEXPR':
        return true;
      case 'BOOLEXPR':
        return some(node.args);
      case 'FUNCEXPR':
        return this.#catalogue.functions.get(Number(node.funcid))?.isStrict === true && some(node.args);
      case 'AGGREF':
        return this.#isAggregateNullable(node, scope);
      case 'SUBLINK':
        return node.subLinkType === VALUE_OF_QUERY && this.#isSubqueryNullable(nodeIn(node.subselect), scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return this.#nullable(nodeIn(node.arg), scope);
      default:
        return false;
    }
  }

  #isColumnNullable(column: Node, scope: Scope): boolean {
    const own = climb(scope, column.varlevelsup);
    const table = Number(column.varno);
    const number = Number(column.varattno);
    if (isProven(own, table, number)) return false;
    // A join that may have found nothing.
    if (numbersIn(column.varnullingrels).some(join => !own.proven.has(`join ${join}`))) return true;
    const assigned = assignedTo(own, table, number);
    if (assigned)
      return this.#isStoredNullable(own, table, number) && this.#nullable(assigned, { ...own, isBefore: true });
    const range = rangeOf(own, table);
    if (range.rtekind === RTE.table) return this.#isStoredNullable(own, table, number);
    const inner = this.#inside(range, own, number);
    return inner.some(([expression, place]) => this.#nullable(expression, place));
  }

  #isStoredNullable(scope: Scope, table: number, number: number): boolean {
    return this.#catalogue.columns.get(`${rangeOf(scope, table).relid}.${number}`)?.isNullable === true;
  }

  #isAggregateNullable(node: Node, scope: Scope): boolean {
    const name = this.#catalogue.functions.get(Number(node.aggfnoid))?.name ?? '';
    if (name === 'count') return false;
    if (!isNothing(node.aggfilter) || isNothing(climb(scope, node.agglevelsup).query.groupClause)) return true;
    // What collects takes nulls as members.
    return !name.includes('_agg') && nodesIn(node.args).some(({ expr }) => this.#nullable(nodeIn(expr), scope));
  }

  /** A query in the place of a value finds nothing, unless it always has a row. */
  #isSubqueryNullable(query: Node, outer: Scope): boolean {
    const [target] = targetsOf(query);
    const scope = scopeOf(query, outer);
    if (!this.#hasOneRow(scope) || !target) return true;
    return this.#armsOf(scope, target).some(([expression, place]) => this.#nullable(expression, place));
  }

  #hasOneRow(scope: Scope): boolean {
    const { hasAggs, groupClause, havingQual, setOperations, limitCount, jointree } = scope.query;
    if (![havingQual, setOperations, limitCount].every(isNothing)) return false;
    if (hasAggs === 'true') return isNothing(groupClause);
    const { fromlist, quals } = nodeIn(jointree);
    return (
      isNothing(quals) &&
      nodesIn(fromlist).every(({ rtindex }) => {
        const inner = innerOf(rangeOf(scope, Number(rtindex)), scope);
        return inner !== null && this.#hasOneRow(inner);
      })
    );
  }

  #origin(node: Node, scope: Scope): Origin | null {
    if (node.is === 'RELABELTYPE') return this.#origin(nodeIn(node.arg), scope);
    if (
      node.is === 'AGGREF' &&
      ['min', 'max'].includes(this.#catalogue.functions.get(Number(node.aggfnoid))?.name ?? '')
    )
      return this.#origin(nodeIn(nodesIn(node.args)[0]?.expr), scope);
    if (node.is !== 'VAR') return null;
    const own = climb(scope, node.varlevelsup);
    const range = rangeOf(own, Number(node.varno));
    if (range.rtekind === RTE.table) {
      const table = this.#catalogue.tables.get(Number(range.relid));
      const column = this.#catalogue.columns.get(`${range.relid}.${node.varattno}`)?.name;
      return table && column ? { table, column } : null;
    }
    const [first, ...more] = this.#inside(range, own, Number(node.varattno));
    return first && more.length === 0 ? this.#origin(...first) : null;
  }

  /** What a column is inside the query, join or group that it comes from. */
  #inside(range: Node, scope: Scope, number: number): [expression: Node, scope: Scope][] {
    const list = (value: unknown): [Node, Scope][] => nodesIn([nodesIn(value)[number - 1]]).map(each => [each, scope]);
    if (range.rtekind === RTE.join) return list(range.joinaliasvars);
    if (range.rtekind === RTE.group) return list(range.groupexprs);
    const inner = innerOf(range, scope);
    const target = inner && targetsOf(inner.query)[number - 1];
    return target ? this.#armsOf(inner, target) : [];
  }
}

/** The query that a table of a query is, written in its place or named before. */
function innerOf(range: Node, scope: Scope): Scope | null {
  if (range.rtekind === RTE.subquery) return scopeOf(nodeIn(range.subquery), scope);
  if (range.rtekind !== RTE.query || range.self_reference === 'true') return null;
  const home = climb(scope, range.ctelevelsup);
  const named = nodesIn(home.query.cteList).find(({ ctename }) => ctename === range.ctename);
  return named ? scopeOf(nodeIn(named.ctequery), home) : null;
}

function scopeOf(query: Node, outer: Scope | null): Scope {
  const proven = new Set<string>();
  proveFrom(query.jointree, proven);
  return { query, outer, proven };
}

/** Collects the columns that must have a value in every row that a query keeps, and the tables that must have a row. */
function proveFrom(value: unknown, proven: Set<string>): void {
  const node = nodeIn(value);
  if (node.is === 'FROMEXPR') {
    for (const each of nodesIn(node.fromlist)) proveFrom(each, proven);
    proveBy(nodeIn(node.quals), proven);
  }
  if (node.is === 'JOINEXPR') {
    if (node.jointype === INNER || node.jointype === LEFT) proveFrom(node.larg, proven);
    if (node.jointype === INNER || node.jointype === RIGHT) proveFrom(node.rarg, proven);
    if (node.jointype === INNER) proveBy(nodeIn(node.quals), proven);
  }
}

function proveBy(condition: Node, proven: Set<string>): void {
  if (condition.is === 'BOOLEXPR' && condition.boolop === 'and') {
    for (const each of nodesIn(condition.args)) proveBy(each, proven);
  } else if (condition.is === 'NULLTEST') {
    if (condition.nulltesttype === IS_NOT_NULL) proveColumns(nodeIn(condition.arg), proven);
  } else {
    proveColumns(condition, proven);
  }
}

/** What gives null for a null keeps no row with one. */
function proveColumns(node: Node, proven: Set<string>): void {
  if (node.is === 'VAR' && node.varlevelsup === '0') {
    proven.add(`${node.varno}.${node.varattno}`);
    for (const join of numbersIn(node.varnullingrels)) proven.add(`join ${join}`);
  }
  if (node.is === 'OPEXPR') {
    // An expression that reads JSON may come again as a column.
    proven.add(JSON.stringify(node));
    for (const each of nodesIn(node.args)) proveColumns(each, proven);
  }
  if (node.is === 'SCALARARRAYOPEXPR') for (const each of nodesIn(node.args).slice(0, 1)) proveColumns(each, proven);
  if (['RELABELTYPE', 'COERCEVIAIO', 'COLLATEEXPR'].includes(String(node.is))) proveColumns(nodeIn(node.arg), proven);
}

function isProven(scope: Scope, table: number, number: number): boolean {
  return scope.proven.has(`${table}.${number}`) && !assignedTo(scope, table, number);
}

/** The value that a changed row gets in a column; of an inserted one too, unless a conflict may have kept what was there. */
function assignedTo({ query, isBefore }: Scope, table: number, number: number): Node | null {
  if (isBefore || Number(query.resultRelation) !== table || !isNothing(query.onConflict)) return null;
  if (query.commandType !== UPDATE && query.commandType !== INSERT) return null;
  const target = nodesIn(query.targetList).find(({ resno }) => Number(resno) === number);
  return target ? nodeIn(target.expr) : null;
}

function tablesOfUnion(value: unknown): number[] {
  const node = nodeIn(value);
  if (node.is === 'RANGETBLREF') return [Number(node.rtindex)];
  return node.is === 'SETOPERATIONSTMT' ? [...tablesOfUnion(node.larg), ...tablesOfUnion(node.rarg)] : [];
}

function targetsOf(query: Node): Node[] {
  const list = query.commandType === '1' ? query.targetList : query.returningList;
  return nodesIn(list).filter(({ resjunk }) => resjunk !== 'true');
}

function rangeOf({ query }: Scope, index: number): Node {
  return nodesIn(query.rtable)[index - 1] ?? {};
}

function climb(scope: Scope, levels: unknown): Scope {
  let place = scope;
  for (let left = Number(levels); left > 0 && place.outer; left--) place = place.outer;
  return place;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

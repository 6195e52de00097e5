import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { partsOf, WAYS } from './code-follower.ts';
import type { DescribedColumn, Describer } from './described-rows.ts';
import type { PromisedRows, ReadProject } from './promised-rows.ts';

/** What is wrong with the rows that one place promises. */
export interface RowFault {
  readonly where: string;
  /** How exceptions name the place: file, function and, where it is about one, column. */
  readonly place: string;
  readonly what: string;
}

/** What is not held against places: a reason, and the places that have it. The place of a whole statement ends with its function. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

export interface JudgedRows {
  readonly faults: readonly RowFault[];
  readonly checked: number;
  readonly unchecked: readonly string[];
}

/** How a value arrives in the program, on both engines. */
type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Uint8Array' | 'JSON';
const KINDS: Readonly<Record<Kind, readonly string[]>> = {
  string: ['text', 'uuid', 'character varying', 'character', '"char"', 'name', 'numeric', 'inet', 'cidr'],
  number: ['smallint', 'integer', 'bigint', 'real', 'double precision', 'oid'],
  boolean: ['boolean'],
  Date: ['date', 'timestamp with time zone', 'timestamp without time zone'],
  Uint8Array: ['bytea'],
  JSON: ['json', 'jsonb'],
};
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KINDS) as Kind[]).flatMap(kind => KINDS[kind].map(type => [type, kind])),
);
/** The engines give the members of these as different kinds. */
const UNLIKE_LISTS = ['bigint[]', 'numeric[]'];
const FLAGS = {
  string: TypeFlags.StringLike,
  number: TypeFlags.NumberLike,
  boolean: TypeFlags.BooleanLike,
};
const MAX_DEPTH = 5;

/** Compares the rows that each place promises with those that PostgreSQL describes. */
export async function judgeRows(
  project: ReadProject,
  describer: Describer,
  exceptions: Exceptions,
): Promise<JudgedRows> {
  const judge = new RowJudge(project);
  const found: RowFault[] = [];
  const unchecked: string[] = [];
  for (const rows of project.places) {
    const { file, line, within } = rows;
    const fault = (column: string | null, what: string): RowFault => {
      const name = `${file} ${within}`;
      return { where: `${file}:${line}`, place: column === null ? name : `${name} ${column}`, what };
    };
    try {
      const described = await describeRows(rows, describer);
      const whats = new Map(
        described.flatMap(columns => judge.compare(rows.promised, columns)).map(each => [each.what, each]),
      );
      for (const { column, what } of whats.values()) found.push(fault(column, what));
    } catch (error) {
      unchecked.push(`${file}:${line}`);
      found.push(fault(null, `can’t be described: ${error instanceof Error ? error.message : error}`));
    }
  }
  const excepted = new Set(found.map(({ place }) => place));
  const allowed = Object.values(exceptions).flat();
  const ended = allowed.filter(place => !excepted.has(place));
  return {
    faults: [
      ...found.filter(({ place }) => !allowed.includes(place)),
      ...ended.map(place => ({ where: EXCEPTIONS_FILE, place, what: 'is an exception without a fault' })),
    ],
    checked: project.places.length - unchecked.length,
    unchecked,
  };
}

/** The places of exceptions that are about a whole statement, which is then not looked at. */
export function uncheckedRows(exceptions: Exceptions): string[] {
  return Object.values(exceptions)
    .flat()
    .filter(place => place.split(' ').length === 2);
}

const EXCEPTIONS_FILE = 'bin/check/rows/row-exceptions.ts';

/** The columns of a place by each way through the code. @throws when it is not known what reaches the database */
async function describeRows(rows: PromisedRows, describer: Describer): Promise<DescribedColumn[][]> {
  const described: DescribedColumn[][] = [];
  for (const text of new Set(WAYS.map(rows.write)))
    described.push(await describeFirst(framesOf(text, rows.around), describer));
  return described;
}

/** A statement is complete; an expression is put into a query of the tables around it. */
function framesOf(text: string, around: PromisedRows['around']): string[] {
  if (/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) return [text];
  const tables = around.filter(each => each.length > 0).map(each => each.join(', '));
  const isQuery = /^\s*\(+\s*(?:select|with)\b/i.test(text);
  return [
    ...(isQuery ? [text, ...tables.map(each => `select it.* from ${each}, lateral ${text} it`)] : []),
    `select ${text}`,
    ...tables.map(each => `select ${text} from ${each}`),
  ];
}

async function describeFirst(frames: readonly string[], describer: Describer): Promise<DescribedColumn[]> {
  let refused: unknown;
  for (const frame of frames) {
    try {
      return await describer.describe(frame);
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}

interface ColumnFault {
  readonly column: string;
  readonly what: string;
}

class RowJudge {
  readonly #project: ReadProject;

  constructor(project: ReadProject) {
    this.#project = project;
  }

  compare(promised: Type, columns: readonly DescribedColumn[]): ColumnFault[] {
    if (!this.#isRow(promised)) {
      const [value] = columns;
      return columns.length === 1 && value
        ? this.#compareColumn(value, promised)
        : [{ column: '', what: `promises one value, and selects ${columns.length}` }];
    }
    return [...this.#compareRow(promised, columns)];
  }

  *#compareRow(promised: Type, columns: readonly DescribedColumn[]): Generator<ColumnFault> {
    const { checker } = this.#project;
    const properties = new Map(checker.getPropertiesOfType(promised).map(each => [each.name, each]));
    const [any] = checker.getIndexInfosOfType(promised);
    const names = columns.map(({ name }) => name);
    for (const [name, { flags }] of properties) {
      if (!names.includes(name) && (flags & SymbolFlags.Optional) === 0)
        yield { column: name, what: `promises ${name}, which is not selected` };
    }
    for (const [index, column] of columns.entries()) {
      const property = properties.get(column.name);
      const type = property ? checker.getTypeOfSymbol(property) : any?.valueType;
      if (names.indexOf(column.name) < index) yield { column: column.name, what: `selects ${column.name} twice` };
      else if (!type) yield { column: column.name, what: `selects ${column.name}, which is not promised` };
      else yield* this.#compareColumn(column, type);
    }
  }

  #compareColumn({ name, type, mayBeNull, origin }: DescribedColumn, promised: Type): ColumnFault[] {
    const { checker, columnType } = this.#project;
    const fault = (what: string): ColumnFault[] => [
      { column: name, what: `${name} is ${what}, and promised as ${checker.typeToString(promised)}` },
    ];
    const kept = origin && columnType(origin.table, origin.column);
    const stored = kept && checker.getNonNullableType(kept);
    if ((promised.flags & TypeFlags.Any) !== 0) return fault(`of type ${type}`);
    if (mayBeNull && !this.#takesNull(promised)) return fault(`null at times`);
    if (!this.#takes(promised, type)) return fault(`of type ${type}`);
    if (stored && !checker.isTypeAssignableTo(stored, promised)) return fault(checker.typeToString(stored));
    return [];
  }

  #takesNull(promised: Type): boolean {
    return partsOf(promised).some(({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Unknown)) !== 0);
  }

  /** Whether a type has values of the kind that a type of PostgreSQL arrives as. */
  #takes(promised: Type, type: string): boolean {
    return partsOf(promised).some(part => {
      if ((part.flags & TypeFlags.Unknown) !== 0) return true;
      if (type.endsWith('[]')) {
        if (UNLIKE_LISTS.includes(type)) return false;
        const [member] = this.#membersOf(part);
        return member !== undefined && this.#takes(member, type.slice(0, -2));
      }
      const kind = KIND_OF.get(type.replace(/\(.*\)$/, ''));
      if (kind === undefined) return false;
      if (kind === 'JSON') return this.#isJson(part, 0);
      return kind in FLAGS
        ? this.#isPrimitive(part, FLAGS[kind as keyof typeof FLAGS])
        : part.getSymbol()?.name === kind;
    });
  }

  #isPrimitive(type: Type, flag: TypeFlags): boolean {
    if (type.isIntersectionType()) return (type.getTypes() ?? []).some(each => this.#isPrimitive(each, flag));
    return (type.flags & flag) !== 0;
  }

  /** What JSON can bring: no Date, no bytes, however deep. */
  #isJson(type: Type, depth: number): boolean {
    const { checker } = this.#project;
    if (depth > MAX_DEPTH || (type.flags & TypeFlags.Primitive) !== 0) return (type.flags & TypeFlags.BigIntLike) === 0;
    if (['Date', 'Uint8Array', 'Buffer'].includes(type.getSymbol()?.name ?? '')) return false;
    const below = this.#membersOf(type);
    if (below.length > 0) return below.every(each => partsOf(each).every(part => this.#isJson(part, depth + 1)));
    if (type.isIntersectionType()) return true;
    return checker
      .getPropertiesOfType(type)
      .every(property => partsOf(checker.getTypeOfSymbol(property)).every(part => this.#isJson(part, depth + 1)));
  }

  #membersOf(type: Type): readonly Type[] {
    const { checker } = this.#project;
    return type.isTypeReference() && (checker.isArrayType(type) || checker.isTupleType(type))
      ? checker.getTypeArguments(type)
      : [];
  }

  #isRow(type: Type): boolean {
    const { checker } = this.#project;
    return (
      (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0 &&
      !['Date', 'Uint8Array'].includes(type.getSymbol()?.name ?? '') &&
      !checker.isArrayType(type) &&
      !this.#isPrimitive(type, TypeFlags.Primitive)
    );
  }
}

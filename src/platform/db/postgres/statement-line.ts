import pg from 'pg';
import type { RowShape } from './row-shape.ts';

/** The driver's connection, with what its types leave out. */
interface DriverConnection {
  readonly stream: { readonly write: (bytes: Buffer) => void };
  /** Names of prepared statements with their texts: those that PostgreSQL has confirmed, and those on their way. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { readonly text: string; readonly name: string | undefined }): void;
  bind(values: {
    readonly statement: string | undefined;
    readonly values: readonly unknown[];
    readonly valueMapper: (value: unknown) => unknown;
  }): void;
  describe(what: { readonly type: 'P' }): void;
  execute(): void;
  sync(): void;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/**
 * A connection as statements are written to it: all of them as one piece, and nothing twice. A statement with a name is
 * prepared and its rows are described once; after that only its values are sent.
 */
export class StatementLine {
  readonly #connection: DriverConnection;
  /** The connection, writing into `#pieces` instead. */
  readonly #writer: DriverConnection;
  readonly #shapes = new Map<string, RowShape>();
  #pieces: Buffer[] = [];

  constructor(connection: pg.Connection) {
    this.#connection = connection as unknown as DriverConnection;
    const collect = { value: (piece: Buffer) => this.#pieces.push(piece) };
    this.#writer = Object.create(connection, { _send: collect }) as DriverConnection;
  }

  /** @throws when a value can't be sent */
  write({ name, text, values = [] }: pg.QueryConfig): void {
    const { parsedStatements, submittedNamedStatements } = this.#connection;
    const isPrepared = name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined;
    if (!isPrepared) this.#writer.parse({ text, name });
    if (!isPrepared && name !== undefined) submittedNamedStatements[name] = text;
    this.#writer.bind({ statement: name, values, valueMapper: prepareValue });
    if (this.shapeOf(name) === undefined) this.#writer.describe({ type: 'P' });
    this.#writer.execute();
  }

  /** Sends what was written, with a single `Sync` at its end. */
  send(): void {
    this.#writer.sync();
    this.#connection.stream.write(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  shapeOf(name: string | undefined): RowShape | undefined {
    return name === undefined ? undefined : this.#shapes.get(name);
  }

  noteShape(name: string | undefined, shape: RowShape): void {
    if (name !== undefined) this.#shapes.set(name, shape);
  }

  /** PostgreSQL has skipped it, so the next use has to prepare it again. */
  forgetUnprepared(name: string | undefined): void {
    if (name !== undefined) delete this.#connection.submittedNamedStatements[name];
  }
}

const lines = new WeakMap<pg.Connection, StatementLine>();

export function statementLineOf(connection: pg.Connection): StatementLine {
  const line = lines.get(connection) ?? new StatementLine(connection);
  lines.set(connection, line);
  return line;
}

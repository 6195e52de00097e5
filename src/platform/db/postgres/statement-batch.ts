import type pg from 'pg';
import { NO_COLUMNS, RowShape } from './row-shape.ts';
import { type StatementLine, statementLineOf } from './statement-line.ts';

/** The result of one statement of a batch, or why there is none. */
export type StatementOutcome = { readonly result: pg.QueryResult } | { readonly error: Error };

type Answered = (outcomes: readonly StatementOutcome[]) => void;

/**
 * Statements in one message to PostgreSQL, with one answer: a round trip for all of them. It ends with a single `Sync`, so
 * after an error PostgreSQL skips the rest: no statement runs without those before it, not even without its `begin`.
 * The driver has a query of its own, which copies each statement and asks for a description of its rows each time.
 */
export class StatementBatch implements pg.Submittable {
  readonly statements: readonly pg.QueryConfig[];
  readonly answered: Answered;
  /** The client sets one where there is none. */
  readonly callback = () => {};
  readonly #outcomes: StatementOutcome[] = [];
  #line: StatementLine | undefined;
  /** A value that can't be sent: PostgreSQL gets the statements before it alone. */
  #unsent: Error | undefined;
  /** Of the current statement, if they are described for the first time. */
  #described: RowShape | undefined;
  #rows: object[] = [];
  /** A row of the current statement that can't be read. */
  #unread: Error | undefined;
  #isDone = false;

  constructor(statements: readonly pg.QueryConfig[], answered: Answered) {
    this.statements = statements;
    this.answered = answered;
  }

  submit(connection: pg.Connection): void {
    const line = statementLineOf(connection);
    this.#line = line;
    try {
      for (const statement of this.statements) line.write(statement);
    } catch (error) {
      this.#unsent = error as Error;
    }
    line.send();
  }

  /** The client notes under them what PostgreSQL has prepared. */
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }

  handleRowDescription({ fields }: { readonly fields: pg.FieldDef[] }): void {
    this.#described = new RowShape(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(this.#shape.read(fields));
    } catch (error) {
      this.#unread = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const shape = this.#shape;
    this.#line?.noteShape(this.name, shape);
    const [command = '', ...counts] = text.split(' ');
    const result = { command, oid: 0, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows, fields: shape.fields };
    this.#next(this.#unread ? { error: this.#unread } : { result });
  }

  handleEmptyQuery(): void {
    this.#next({ result: { command: '', oid: 0, rowCount: 0, rows: [], fields: [] } });
  }

  handleReadyForQuery(): void {
    this.#end(this.#unsent);
  }

  handleError(error: Error): void {
    // An error can come when all are done: their time is up before the `Sync`, or the commit that is part of it fails. Then
    // all are undone, unless they were committed.
    const isCommitted = this.#outcomes.some(outcome => 'result' in outcome && outcome.result.command === 'COMMIT');
    if (this.#current === undefined && !isCommitted) this.#outcomes.fill({ error });
    this.#end(error);
  }

  /** The statement that is being answered. */
  get #current(): pg.QueryConfig | undefined {
    return this.statements[this.#outcomes.length];
  }

  get #shape(): RowShape {
    return this.#described ?? this.#line?.shapeOf(this.name) ?? NO_COLUMNS;
  }

  #next(outcome: StatementOutcome): void {
    this.#outcomes.push(outcome);
    this.#rows = [];
    this.#described = undefined;
    this.#unread = undefined;
  }

  /** @param error why there is no result of the statements that have none yet */
  #end(error = new Error('no result')): void {
    if (this.#isDone) return;
    this.#isDone = true;
    for (const { name } of this.statements.slice(this.#outcomes.length)) {
      this.#outcomes.push({ error });
      this.#line?.forgetUnprepared(name);
    }
    this.answered(this.#outcomes);
  }
}

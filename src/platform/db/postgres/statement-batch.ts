import pg from 'pg';

/** The result of one statement of a batch, or why there is none. */
export type Outcome = { readonly result: pg.QueryResult } | { readonly error: Error };

/** The driver's own query, with the methods by which its client drives it; its types leave them out. */
interface DrivenQuery {
  readonly name?: string;
  readonly text: string;
  callback: (error: Error | null, result?: pg.QueryResult) => void;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

/**
 * Several statements in one message to PostgreSQL, with one answer: a round trip for all of them. It ends with a single
 * `Sync`, so after an error PostgreSQL skips the rest: no statement runs without those before it, not even without its
 * `begin`.
 */
export class StatementBatch implements pg.Submittable {
  readonly statements: readonly pg.QueryConfig[];
  readonly answered: (outcomes: readonly Outcome[]) => void;
  /** The client sets one where there is none. */
  readonly callback = () => {};
  readonly #queries: readonly DrivenQuery[];
  readonly #outcomes: Outcome[] = [];
  /** The statement that is being answered. */
  #at = 0;
  #isDone = false;

  constructor(statements: readonly pg.QueryConfig[], answered: (outcomes: readonly Outcome[]) => void) {
    this.statements = statements;
    this.answered = answered;
    this.#queries = statements.map((statement, at) => {
      const query = new pg.Query(statement) as unknown as DrivenQuery;
      query.callback = (error, result) => {
        this.#outcomes[at] = result ? { result } : { error: error ?? new Error('no result') };
      };
      return query;
    });
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    // Each query ends with a sync of its own otherwise.
    const quiet = Object.create(connection, { sync: { value: () => {} } }) as pg.Connection;
    stream.cork();
    for (const query of this.#queries) {
      query.prepare(quiet);
      // A value that can't be sent; what follows must not run without this statement.
      if (this.#outcomes.length > 0) break;
    }
    syncOf(connection);
    stream.uncork();
  }

  /** The client notes under them what PostgreSQL has prepared. */
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const unsent = this.#outcomes.find(outcome => outcome && 'error' in outcome);
    if (unsent && 'error' in unsent) this.handleError(unsent.error, connection);
    else {
      for (const query of this.#queries) query.handleReadyForQuery(connection);
      this.#end();
    }
  }

  handleError(error: Error, connection: pg.Connection): void {
    for (const [at, query] of this.#queries.entries()) {
      if (at < this.#at) query.handleReadyForQuery(connection);
      else {
        this.#outcomes[at] = { error };
        forgetUnprepared(connection, query);
      }
    }
    this.#end();
  }

  get #current(): DrivenQuery | undefined {
    return this.#queries[this.#at];
  }

  #end(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.answered(this.#outcomes);
  }
}

function syncOf(connection: pg.Connection): void {
  (connection as unknown as { sync: () => void }).sync();
}

/** PostgreSQL has skipped it, so the next use has to prepare it again. */
function forgetUnprepared(connection: pg.Connection, { name }: DrivenQuery): void {
  if (name === undefined) return;
  const { submittedNamedStatements } = connection as unknown as { submittedNamedStatements: Record<string, string> };
  delete submittedNamedStatements[name];
}

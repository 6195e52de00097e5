import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseLoad } from '#platform/db/database.ts';
import { refuseWhenGivenUp } from '#platform/db/given-up.ts';
import { StatementMeter } from '#platform/db/statements/statement-meter.ts';

/**
 * The embedded engine as a pool of exactly one connection, handed out in order of request.
 * A query outside a transaction waits until the transaction has ended. So inside a transaction every query must use the
 * transaction's own handle.
 */
export class PglitePool implements PostgresPool {
  readonly options = {};
  readonly meter = new StatementMeter();
  readonly #lite: PGlite;
  #queue: Promise<void> = Promise.resolve();
  #client: PostgresPoolClient | undefined;
  /** Holders of and waiters for the connection. */
  #wanting = 0;

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  async connect(): Promise<PostgresPoolClient> {
    this.#wanting += 1;
    const before = this.#queue;
    const held = Promise.withResolvers<void>();
    this.#queue = held.promise;
    await before;
    // Always the same client object, because the query builder identifies connections by identity.
    this.#client ??= this.#makeClient();
    let isHeld = true;
    const release = () => {
      if (isHeld) this.#wanting -= 1;
      isHeld = false;
      held.resolve();
    };
    return Object.assign(this.#client, { release });
  }

  get load(): DatabaseLoad {
    return { most: 1, used: Math.min(1, this.#wanting), waiting: Math.max(0, this.#wanting - 1) };
  }

  /** Runs SQL text; several statements are allowed if there are no values. */
  async execute(text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
    const client = await this.connect();
    try {
      if (values.length > 0) return await this.#measured(text, () => this.#lite.query(text, [...values]));
      const results = await this.#measured(text, () => this.#lite.exec(text));
      return { rows: results.at(-1)?.rows ?? [] };
    } finally {
      client.release();
    }
  }

  /** Works on the files of the database while nothing is being written and everything is flushed. */
  async standStill(work: () => Promise<void>): Promise<void> {
    const client = await this.connect();
    try {
      await this.#lite.exec('checkpoint');
      await work();
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    await this.#queue;
    if (!this.#lite.closed) await this.#lite.close();
  }

  #makeClient(): PostgresPoolClient {
    let aborted = false;
    const query = async (text: string, values: readonly unknown[]) => {
      const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
      try {
        const result = await this.#measured(text, () => this.#lite.query(text, [...values]));
        // After an error, the engine turns COMMIT into a rollback silently; PostgreSQL reports ROLLBACK.
        const command = word === 'COMMIT' && aborted ? 'ROLLBACK' : word === 'WITH' ? 'SELECT' : word;
        if (word === 'BEGIN' || word === 'COMMIT' || word === 'ROLLBACK' || word === 'START') aborted = false;
        return { command, rowCount: result.affectedRows ?? result.rows.length, rows: result.rows };
      } catch (error) {
        aborted = true;
        throw error;
      } finally {
        // Results arrive as microtasks; without yielding, timers and sockets would starve under load.
        await new Promise(resolve => setImmediate(resolve));
      }
    };
    return { processID: 1, query: query as PostgresPoolClient['query'], release: () => {} };
  }

  /** @throws RequestGivenUp */
  async #measured<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
    refuseWhenGivenUp(text);
    const answered = this.meter.send(text);
    try {
      const result = await run();
      answered();
      return result;
    } catch (error) {
      answered(error);
      throw error;
    }
  }
}

import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { refuseWhenGivenUp } from '#platform/db/given-up.ts';
import { isHeld } from '#platform/db/statements/held.ts';
import { isPlainText, type WatchedStatements } from '#platform/db/statements/watched-statements.ts';
import { isQuery } from './prepared-names.ts';

interface Waiting {
  readonly statement: pg.QueryConfig;
  readonly answer?: PromiseWithResolvers<pg.QueryResult>;
}

const BEGINS = /^(begin|start transaction)\b/;
const NOTHING = { rowCount: 0, rows: [] };

/**
 * A connection that saves round trips: `begin` and held statements go with the next statement, and so do statements that are
 * asked for without waiting for each other (`Promise.all` inside a transaction). PostgreSQL runs them in order.
 */
export class PipelinedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statements: WatchedStatements;
  readonly #nameOf: (text: string) => string | undefined;
  #held: Waiting[] = [];
  #waiting: Waiting[] = [];
  #isInTransaction = false;
  #isBusy = false;

  constructor(client: pg.PoolClient, statements: WatchedStatements, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#statements = statements;
    this.#nameOf = nameOf;
  }

  release(destroy?: boolean): void {
    this.#held = [];
    this.#isInTransaction = false;
    this.#client.release(destroy);
  }

  // The dialect's interface has an overload for cursors, which are not used.
  readonly query = (async (text: string, values: readonly unknown[]) => {
    refuseWhenGivenUp(text);
    const name = this.#nameOf(text);
    const statement = { ...(name && { name }), text, values: [...values] };
    if (BEGINS.test(text)) {
      this.#isInTransaction = true;
      this.#held = [{ statement }];
      return { command: 'BEGIN', ...NOTHING };
    }
    if (this.#isInTransaction && isHeld(text)) {
      this.#held.push({ statement });
      return { command: 'SELECT', ...NOTHING };
    }
    if (text === 'commit' || text === 'rollback') {
      const isEmpty =
        BEGINS.test(this.#held[0]?.statement.text ?? '') && (text === 'rollback' || this.#held.length === 1);
      this.#isInTransaction = false;
      if (text === 'rollback' || isEmpty) this.#held = [];
      if (isEmpty) return { command: text.toUpperCase(), ...NOTHING };
    }
    return this.#enqueue(statement);
  }) as unknown as PostgresPoolClient['query'];

  #enqueue(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = Promise.withResolvers<pg.QueryResult>();
    if (this.#waiting.length === 0 && !this.#isBusy) process.nextTick(() => this.#send());
    this.#waiting.push(...this.#held, { statement, answer });
    this.#held = [];
    return answer.promise;
  }

  #send(): void {
    const together = this.#take();
    if (together.length === 0) return;
    this.#isBusy = true;
    this.#statements.send(
      this.#client,
      together.map(({ statement }) => statement),
      outcomes => {
        this.#isBusy = false;
        for (const [at, { answer }] of together.entries()) {
          const outcome = outcomes[at];
          if (outcome && 'result' in outcome) answer?.resolve(outcome.result);
          else answer?.reject(outcome?.error);
        }
        this.#send();
      },
    );
  }

  /** The next statements that can go together. */
  #take(): readonly Waiting[] {
    const alone = this.#waiting.findIndex(({ statement }) => goesAlone(statement));
    return this.#waiting.splice(0, alone < 0 ? this.#waiting.length : Math.max(alone, 1));
  }
}

function goesAlone(statement: pg.QueryConfig): boolean {
  const { text } = statement;
  return isPlainText(statement) && !isQuery(text) && !BEGINS.test(text) && text !== 'commit' && text !== 'rollback';
}

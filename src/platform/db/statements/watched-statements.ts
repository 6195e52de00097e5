import type pg from 'pg';
import { refuseWhenGivenUp } from '#platform/db/given-up.ts';
import { StatementBatch, type StatementOutcome } from '#platform/db/postgres/statement-batch.ts';
import type { StatementMeter } from './statement-meter.ts';

const LOOK_EVERY_MS = 500;
/** PostgreSQL's error code for a write on a read-only server. */
const READ_ONLY = '25006';

interface Waiting {
  readonly client: pg.PoolClient;
  readonly since: number;
}

/**
 * Sends statements and closes connections whose answer takes too long, because the database or the network is frozen. The
 * caller gets an error, and the pool opens a new connection.
 * Uses callbacks and one shared timer: the driver's promises and its timer per statement keep every row alive until a major
 * garbage collection, which costs a list a third of its CPU time.
 */
export class WatchedStatements {
  readonly #waiting = new Set<Waiting>();
  readonly #clock: NodeJS.Timeout;
  readonly #meter: StatementMeter;

  readonly #onAnswer: () => void;

  /** @param onAnswer called for each statement that was answered, also with an error */
  constructor(longestMs: number, meter: StatementMeter, onAnswer: () => void = () => {}) {
    this.#meter = meter;
    this.#onAnswer = onAnswer;
    this.#clock = setInterval(() => this.#cut(performance.now() - longestMs), LOOK_EVERY_MS);
    this.#clock.unref();
  }

  /** Sends statements together. @param onAnswer called once, with an outcome for each */
  send(
    client: pg.PoolClient,
    statements: readonly pg.QueryConfig[],
    onAnswer: (outcomes: readonly StatementOutcome[]) => void,
  ) {
    const waiting = { client, since: performance.now() };
    this.#waiting.add(waiting);
    const sent = statements.map(({ text }) => this.#meter.send(text));
    const answered = (outcomes: readonly StatementOutcome[]) => {
      this.#waiting.delete(waiting);
      this.#onAnswer();
      for (const [at, outcome] of outcomes.entries()) {
        sent[at]?.('error' in outcome ? outcome.error : undefined);
        // This server is read-only by now: close the connection, so that the next one finds the writable host.
        if ('error' in outcome && (outcome.error as pg.DatabaseError).code === READ_ONLY) streamOf(client).destroy();
      }
      onAnswer(outcomes);
    };
    const [only, ...more] = statements;
    if (only && more.length === 0 && isPlainText(only))
      client.query(only, (error, result) => answered([error ? { error } : { result }]));
    else client.query(new StatementBatch(statements, answered));
  }

  /** Sends one statement. @throws RequestGivenUp */
  sendOne(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    refuseWhenGivenUp(statement.text);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    this.send(client, [statement], ([outcome]) => {
      if (outcome && 'result' in outcome) resolve(outcome.result);
      else reject(outcome?.error);
    });
    return promise;
  }

  stop(): void {
    clearInterval(this.#clock);
  }

  #cut(before: number): void {
    for (const { client, since } of this.#waiting) if (since < before) streamOf(client).destroy();
  }
}

/** Without values, a text may be several statements, which only PostgreSQL's simple protocol takes. */
export function isPlainText({ name, values = [] }: pg.QueryConfig): boolean {
  return name === undefined && values.length === 0;
}

function streamOf(client: pg.PoolClient) {
  return (client as unknown as pg.Client).connection.stream;
}

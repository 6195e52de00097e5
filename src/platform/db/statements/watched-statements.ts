import type pg from 'pg';
import { refuseWhenGivenUp } from '#platform/db/given-up.ts';
import type { StatementMeter } from './statement-meter.ts';

const LOOK_EVERY_MS = 500;
/** What PostgreSQL says to a write where none is taken. */
const READ_ONLY = '25006';

interface Waiting {
  readonly client: pg.PoolClient;
  readonly since: number;
}

/**
 * Sends statements and cuts the connection of one that waits too long for its answer, because the database or the way
 * to it is frozen: whoever waits is told that the connection was terminated, and the pool makes a new one.
 * The driver's own promises and its own limit, a timer for each statement, both leave a trail along which the garbage
 * collector keeps every row alive until its slow half has come by, a third of what a list costs the processor. So
 * statements go by callback here, and one clock looks after all of them.
 */
export class WatchedStatements {
  readonly #waiting = new Set<Waiting>();
  readonly #clock: NodeJS.Timeout;
  readonly #meter: StatementMeter;

  readonly #onAnswer: () => void;

  /** @param onAnswer hears of each statement that was answered, be it by a refusal */
  constructor(longestMs: number, meter: StatementMeter, onAnswer: () => void = () => {}) {
    this.#meter = meter;
    this.#onAnswer = onAnswer;
    this.#clock = setInterval(() => this.#cut(performance.now() - longestMs), LOOK_EVERY_MS);
    this.#clock.unref();
  }

  /** @throws RequestGivenUp */
  send(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    refuseWhenGivenUp(statement.text);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const waiting = { client, since: performance.now() };
    this.#waiting.add(waiting);
    const answered = this.#meter.send(statement.text);
    client.query(statement, (error, result) => {
      this.#waiting.delete(waiting);
      this.#onAnswer();
      answered(error ?? undefined);
      if (error) {
        // It leads to a server that only reads by now: the next connection may lead to the one that writes.
        if ((error as pg.DatabaseError).code === READ_ONLY) streamOf(client).destroy();
        reject(error);
      } else resolve(result);
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

function streamOf(client: pg.PoolClient) {
  return (client as unknown as pg.Client).connection.stream;
}

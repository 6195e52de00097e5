import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { StatementBatch } from '#platform/db/postgres/statement-batch.ts';

/** One statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** The result of some work, and its statements. */
interface Recorded<Result> {
  readonly result: Result;
  readonly statements: readonly Statement[];
  /** How often it waited for the database: several statements may go together. */
  readonly roundTrips: number;
}

/** Runs work and returns the statements it sent to the database, in order, without those of concurrent work. */
export type Record = <Result>(work: () => Promise<Result>) => Promise<Recorded<Result>>;

/** Listens in on the driver of this process from now on. */
export function listenInOnDriver(): Record {
  const heard = new AsyncLocalStorage<Statement[][]>();
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  driver.query = function (...given) {
    const [first] = given;
    const sent = first instanceof StatementBatch ? first.statements : [first];
    heard.getStore()?.push(sent.map(each => statementOf(each, given[1])));
    return query.apply(this, given);
  };
  return async work => {
    const trips: Statement[][] = [];
    // Awaited inside, because some promises begin only when they are waited for.
    const result = await heard.run(trips, async () => await work());
    return { result, statements: trips.flat(), roundTrips: trips.length };
  };
}

function statementOf(config: unknown, values: unknown): Statement {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  const { text, values: own } = config as { text: string; values?: unknown[] };
  return { text, values: own ?? [] };
}

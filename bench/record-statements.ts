import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** Runs work and tells which statements it sent to the database, in order; those of others beside it are not in it. */
export type Record = <Result>(work: () => Promise<Result>) => Promise<{ result: Result; statements: Statement[] }>;

/** Listens in on the driver of this process from now on. */
export function listenInOnDriver(): Record {
  const heard = new AsyncLocalStorage<Statement[]>();
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  driver.query = function (...given) {
    heard.getStore()?.push(statementOf(given[0], given[1]));
    return query.apply(this, given);
  };
  return async work => {
    const statements: Statement[] = [];
    // Awaited inside, because some promises begin only when they are waited for.
    return { result: await heard.run(statements, async () => await work()), statements };
  };
}

function statementOf(config: unknown, values: unknown): Statement {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  const { text, values: own } = config as { text: string; values?: unknown[] };
  return { text, values: own ?? [] };
}

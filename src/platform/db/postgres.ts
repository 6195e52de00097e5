import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionQueue } from './connection-queue.ts';
import { kyselyOver, type OpenDatabase } from './database.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { preparedName } from './prepared-names.ts';
import { StatementMeter } from './statement-meter.ts';
import { WatchedStatements } from './watched-statements.ts';

/** No statement of ours needs longer; a frozen database must not hold requests (docs/security-cases.md X11). */
const LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000';
/** Compiling a statement to machine code takes longer than any of ours runs. */
const NO_COMPILING = '-c jit=off';
/** Longer than the database's own limit, for when it can't even say so. */
const ANSWERS_WITHIN_MS = 6500;
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Connects and proves it with a query. @throws DatabaseUnreachable with the reason in words */
export async function openPostgres(
  url: string,
  poolSize: number,
  answersWithinMs = ANSWERS_WITHIN_MS,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: `${LIMITS} ${NO_COMPILING}`,
    application_name: 'bijli-bazaar',
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // A connection that dies while it is checked out would otherwise end the whole process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));

  const queue = new ConnectionQueue(pool);
  const meter = new StatementMeter();
  const statements = new WatchedStatements(answersWithinMs, meter, () => queue.moved());
  const close = () => {
    queue.stop();
    statements.stop();
    return pool.end();
  };
  const execute: OpenDatabase['execute'] = async (text, values) => {
    const client = await queue.connect();
    try {
      return lastOf(await statements.send(client, values?.length ? { text, values: [...values] } : { text }));
    } finally {
      client.release();
    }
  };

  try {
    await execute('select 1');
  } catch (error) {
    await close();
    throw new DatabaseUnreachable(url, error);
  }

  return {
    db: kyselyOver(preparing(pool, queue, statements)),
    engine: 'postgres',
    meter,
    load: () => ({ most: poolSize, used: pool.totalCount - pool.idleCount, waiting: queue.waiting }),
    execute,
    listen: (channel, hear, onDeaf) => listenOnPostgres(url, channel, hear, onDeaf),
    close,
  };
}

/** Several statements in one text come back as several results; the last one is the answer. */
function lastOf(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [] };
}

/** The pool as the query builder sees it, with repeated statements prepared once per connection. */
function preparing(pool: pg.Pool, queue: ConnectionQueue, statements: WatchedStatements): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) => {
      const name = preparedName(text);
      return statements.send(client, name ? { name, text, values: [...values] } : { text, values: [...values] });
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: destroy => client.release(destroy),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await queue.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
  };
}

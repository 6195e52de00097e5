import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { kyselyOver, type OpenDatabase } from '#platform/db/database.ts';
import { DatabaseUnreachable } from '#platform/db/database-errors.ts';
import { StatementMeter } from '#platform/db/statements/statement-meter.ts';
import { WatchedStatements } from '#platform/db/statements/watched-statements.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { PipelinedClient } from './pipelined-client.ts';
import { WritableHost } from './postgres-hosts.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { preparedNames } from './prepared-names.ts';
import { expectRoleLimits, RoleWithoutLimits, SESSION_LIMITS } from './session-limits.ts';
import { writingClient } from './writing-client.ts';

/** Longer than the database's own timeout, for when it can't respond at all. */
const ANSWERS_WITHIN_MS = 6500;
/** A slow replica query is repeated on the primary, which needs time too. */
const REPLICA_ANSWERS_WITHIN_MS = 2500;
const REPLICA_POOL = 5;
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** The prepared statement name for a text, if any. */
type NameOf = (text: string) => string | undefined;

export interface PostgresSettings {
  /** The direct address for LISTEN, if `databaseUrl` is a pooler in transaction mode (docs/decisions/0048). */
  readonly directUrl?: string | undefined;
  readonly answersWithinMs?: number;
}

/**
 * Connects and runs a test query. If the address names several hosts, finds the writable one, and finds it again after a
 * failover.
 * @throws DatabaseUnreachable with the reason, RoleWithoutLimits
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { directUrl, answersWithinMs = ANSWERS_WITHIN_MS }: PostgresSettings = {},
): Promise<OpenDatabase> {
  const isPooled = directUrl !== undefined;
  const host = new WritableHost(url);
  // Behind a pooler, limits are set on the role, and statements can't be prepared.
  const pool = poolOf(host, poolSize, isPooled ? {} : { options: SESSION_LIMITS });
  const open = overPool(pool, answersWithinMs, isPooled ? () => undefined : preparedNames());
  try {
    await atOneOf(host, () => open.execute('select 1'));
    if (isPooled) await expectRoleLimits(open.execute);
  } catch (error) {
    await open.close();
    throw error instanceof RoleWithoutLimits ? error : new DatabaseUnreachable(url, error);
  }
  return {
    ...open,
    listen: (channel, subscribe, onDisconnect) =>
      listenOnPostgres(new WritableHost(directUrl ?? url), channel, subscribe, onDisconnect),
  };
}

/** A read-only database that may be unavailable: then each query fails by itself. */
export function openReplica(url: string): OpenDatabase {
  const options = `${SESSION_LIMITS} -c default_transaction_read_only=on`;
  const pool = poolOf(new WritableHost(url), REPLICA_POOL, { options });
  const listen = () => Promise.reject(new Error('changes are heard from the primary'));
  return { ...overPool(pool, REPLICA_ANSWERS_WITHIN_MS, preparedNames()), listen };
}

function poolOf(host: WritableHost, max: number, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    Client: writingClient(host),
    max,
    application_name: 'bijli-bazaar',
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...more,
  });
  // An idle connection that dies would otherwise crash the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

function overPool(pool: pg.Pool, answersWithinMs: number, nameOf: NameOf): Omit<OpenDatabase, 'listen'> {
  const queue = new ConnectionQueue(pool);
  const meter = new StatementMeter();
  const statements = new WatchedStatements(answersWithinMs, meter, () => queue.moved());
  return {
    db: kyselyOver(preparing(pool, queue, statements, nameOf)),
    engine: 'postgres',
    meter,
    load: () => ({ most: pool.options.max ?? 0, used: pool.totalCount - pool.idleCount, waiting: queue.waiting }),
    execute: async (text, values) => {
      const client = await queue.connect();
      try {
        return lastOf(await statements.sendOne(client, values?.length ? { text, values: [...values] } : { text }));
      } finally {
        client.release();
      }
    },
    close: () => {
      queue.stop();
      statements.stop();
      return pool.end();
    },
  };
}

/** Tries each host once; throws if all fail. */
async function atOneOf(host: WritableHost, work: () => Promise<unknown>): Promise<void> {
  for (let left = host.count; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/** Several statements return several results; takes the last. */
function lastOf(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [] };
}

/** The pool for the query builder, preparing repeated statements once per connection and saving round trips. */
function preparing(pool: pg.Pool, queue: ConnectionQueue, statements: WatchedStatements, nameOf: NameOf): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PipelinedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await queue.connect();
      const known = wrapped.get(client) ?? new PipelinedClient(client, statements, nameOf);
      wrapped.set(client, known);
      return known;
    },
  };
}

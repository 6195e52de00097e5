import pg from 'pg';
import { expect } from 'vitest';
import { makeTemplate } from '#test/migrated.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres-cluster.ts';

/** Two clusters, the second following the first by streaming, as an operator sets them up. */
export interface PrimaryAndReplica {
  readonly primary: PostgresCluster;
  readonly replica: PostgresCluster;
  /** The same database at the replica. */
  readonly atReplica: (databaseUrl: string) => string;
  /** The address that names both, so that whichever takes writes is found. */
  readonly atBoth: (databaseUrl: string) => string;
  readonly stop: () => Promise<void>;
}

/** @param isSynchronous whether a commit is answered only when both have it */
export async function startPrimaryAndReplica(isSynchronous: boolean): Promise<PrimaryAndReplica> {
  // What a killed process has handed to the system is not lost, so only power loss would need the disk each time.
  const settings = { synchronous_commit: 'on', wal_keep_size: '256MB' };
  const primary = await startPostgres({ durable: false, settings });
  await makeTemplate(primary.url);
  const replica = await startPostgres({ durable: false, settings, follows: primary.url });
  if (isSynchronous) await waitForEachCommit(primary.url);
  const port = new URL(replica.url).port;
  return {
    primary,
    replica,
    atReplica: databaseUrl => Object.assign(new URL(databaseUrl), { port }).href,
    atBoth: databaseUrl => databaseUrl.replace(/(@[^/]+)/, `$1,127.0.0.1:${port}`),
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}

async function waitForEachCommit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  const states = async () => (await client.query('select sync_state from pg_stat_replication')).rows;
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ sync_state: 'sync' }]);
  await client.end();
}

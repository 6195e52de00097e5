import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres/postgres-cluster.ts';

/** Two clusters, the second following the first by streaming, as an operator sets them up. */
export interface PrimaryAndReplica {
  readonly primary: PostgresCluster;
  readonly replica: PostgresCluster;
  /** The same database at the replica. */
  readonly atReplica: (databaseUrl: string) => string;
  /** The address that names both, so that whichever takes writes is found. */
  readonly atBoth: (databaseUrl: string) => string;
  /** Waits until the replica shows everything that the primary has committed by now. */
  readonly untilCaughtUp: () => Promise<void>;
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
    untilCaughtUp: () => untilReplayed(primary.url, replica.url),
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}

async function untilReplayed(primaryUrl: string, replicaUrl: string): Promise<void> {
  const primary = new pg.Client({ connectionString: primaryUrl });
  const replica = new pg.Client({ connectionString: replicaUrl });
  await Promise.all([primary.connect(), replica.connect()]);
  const { rows } = await primary.query('select pg_current_wal_lsn() as lsn');
  const replayed = 'select 1 where pg_last_wal_replay_lsn() >= $1';
  while ((await replica.query(replayed, [rows[0].lsn])).rowCount === 0) await pause(50);
  await Promise.all([primary.end(), replica.end()]);
}

async function waitForEachCommit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  const following = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await client.query(following)).rowCount === 0) await pause(50);
  await client.end();
}

import type { Env } from '#config/env.ts';
import { holdReports } from '#office/status/server/hold-reports.queries.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { adapterStore } from '#platform/storage/adapter-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { StorageFault } from '#platform/storage/storage-fault.ts';
import { openFiles, openFolder, openOwnFiles } from '#process/open-files.ts';
import { step } from '#process/printout.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import { connectedAs, keepFilesAt } from '#shop/connections/server/connections.ts';
import { copyFiles } from './copy-files.ts';

type Place = Pick<Env, 's3' | 'dataDir' | 'databaseUrl'>;

/**
 * Copies the shop's pictures to another place and notes that they are there, unless a process of the shop is running.
 * @param to a service that is set up, `folder`, or `environment` for the bucket that is named there
 * @throws StorageFault and BackupFault, after which files are where they were
 */
export async function moveShopFiles(ctx: Ctx, env: Place, to: string): Promise<void> {
  await ctx.tx(tx => requireStopped(tx, env));
  // What the environment names is not where files are before they are moved there.
  const present = to === 'environment' ? { ...env, s3: undefined } : env;
  const { storage: from } = await openFiles(present, ctx.db, ctx.ports.services.tools);
  const target = await step(`Look at ${to}`, () => targetOf(ctx, env, to));
  if (target.place !== from.place) await copyFiles(from, target);
  await ctx.tx(async tx => {
    await requireStopped(tx, env);
    await keepFilesAt(tx, to === 'folder' || to === 'environment' ? undefined : to);
  });
}

/** @throws StorageFault while a process of the shop is running; the embedded database is held by this one */
async function requireStopped(tx: TxCtx, { databaseUrl }: Place): Promise<void> {
  const [running] = databaseUrl ? await holdReports(tx.db) : [];
  if (running)
    throw new StorageFault(
      `Process ${running.pid} on ${running.host} was running within the last minute. Stop the shop, wait a minute if it was killed, and run the command again.`,
    );
}

async function targetOf(ctx: Ctx, env: Place, to: string): Promise<StoragePort> {
  if (to === 'folder') return (await openFolder(env.dataDir)).storage;
  if (to === 'environment') {
    if (env.s3) return (await openOwnFiles(env)).storage;
    throw new StorageFault('No S3_… variables are set.');
  }
  const connected = await connectedAs(ctx, 'storage', to);
  if (!connected) throw new StorageFault(`${to} is not set up. Enter its settings on the screen Connections first.`);
  try {
    await connected.connection.test();
  } catch (error) {
    if (error instanceof AdapterFailed) throw new StorageFault(`The test of ${to} failed: ${error.message}`);
    throw error;
  }
  return adapterStore(connected.connection);
}

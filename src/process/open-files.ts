import { resolve } from 'node:path';
import type { Env } from '#config/env.ts';
import { SERVICE_TOOLS } from '#platform/adapters/ask-service.ts';
import { findAdapters } from '#platform/adapters/find-adapters.ts';
import { transferAnywhere } from '#platform/adapters/transfer-files.ts';
import type { Database } from '#platform/db/database.ts';
import { adapterStore } from '#platform/storage/adapter-store.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { StorageFault } from '#platform/storage/storage-fault.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import { storageOn } from '#shop/connections/server/connections.ts';

type Place = Pick<Env, 's3' | 'dataDir'>;

/** Where the shop's files are. */
export interface Files {
  readonly storage: StoragePort;
  /** For people: “goods at https://s3.example”. */
  readonly where: string;
}

/**
 * Opens the storage of a shop: the bucket of the environment, otherwise the service that its database names, otherwise a
 * folder in the data folder (decision 185). Asked once, when a process starts.
 * @throws StorageFault if the service can't be connected
 */
export async function openFiles(env: Place, db: Database, tools: Tools = SERVICE_TOOLS): Promise<Files> {
  const services = { adapters: await findAdapters(), tools, address: undefined };
  const stored = env.s3 ? undefined : await storageOn(db, services);
  return stored ? { storage: adapterStore(stored.connection), where: stored.title } : openOwnFiles(env);
}

/** The storage that the environment alone names. */
export async function openOwnFiles({ s3, dataDir }: Place): Promise<Files> {
  if (!s3) return openFolder(dataDir);
  const adapter = (await findAdapters()).find(each => each.port === 'storage' && each.name === 's3');
  if (adapter?.port !== 'storage')
    throw new StorageFault('S3_ variables are set, but there is no folder adapters/storage/s3.');
  const settings = { ...s3, publicUrl: s3.publicUrl ?? '', pathStyle: String(s3.pathStyle) };
  const connection = adapter.connect(settings, { ...SERVICE_TOOLS, transfer: transferAnywhere() });
  return { storage: adapterStore(connection), where: `${s3.bucket} at ${s3.endpoint}` };
}

/** The storage of a shop for which nothing else is set. */
export async function openFolder(dataDir: string): Promise<Files> {
  const folder = resolve(dataDir, 'storage');
  return { storage: await openFolderStore(folder), where: `${dataDir}/storage` };
}

/**
 * Makes sure, after this process has reported for the first time, that its files were not moved while it started.
 * @throws StorageFault
 */
export async function requireSamePlace({ storage }: Files, env: Place, db: Database): Promise<void> {
  const now = await openFiles(env, db);
  if (now.storage.place !== storage.place)
    throw new StorageFault('The files of the shop were moved while this process started. Start it again.');
}

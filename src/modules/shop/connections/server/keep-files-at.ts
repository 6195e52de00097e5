import type { TxCtx } from '#platform/context.ts';
import { findConnected, switchOn, switchStorageOff } from './connections.queries.ts';
import { CONNECTIONS_TAG } from './filled-ports.ts';

/** Notes where the shop's files are for processes that start from now on. @param name a service that is set up; undefined for the folder */
export async function keepFilesAt(tx: TxCtx, name: string | undefined): Promise<void> {
  if (name === undefined) await switchStorageOff(tx.db);
  else await switchOn(tx.db, { port: 'storage', name });
  if ((await findConnected(tx.db, 'storage'))?.name !== name) throw new Error(`storage/${name} is not there`);
  tx.changed(CONNECTIONS_TAG);
}

import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { storageGone } from '#platform/storage/storage-fault.ts';
import { AdapterFailed, type PortName } from '#shared/ports/adapter.ts';
import { type Connected, connectedBy, type Services } from './connect.ts';
import { findConnected, findConnectionRow, hasConnections, switchStorageOff } from './connections.queries.ts';
import { FilledPorts } from './filled-ports.ts';

export { keepFilesAt } from './keep-files-at.ts';
export type { Connected };

type Asking = Pick<Ctx, 'ports' | 'follow' | 'primary' | 'log'>;

/** Whether a port is filled, without a question to the database. Right within moments of a change. */
export function isFilled(ctx: Asking, port: PortName): boolean {
  return filledPorts(ctx).has(port);
}

export function filledPorts(ctx: Asking): FilledPorts {
  return ctx.follow('connections', outdate => new FilledPorts(ctx, outdate));
}

/** The service that fills a port now; undefined if there is none. Outside of transactions, because it is called next. */
export async function connectedTo<Port extends PortName>(
  ctx: Asking,
  port: Port,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx.ports.services, port, await findConnected(ctx.primary, port));
}

/** One that was used before, also if it is switched off now, for as long as its settings are there. */
export async function connectedAs<Port extends PortName>(
  ctx: Asking,
  port: Port,
  name: string,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx.ports.services, port, await findConnectionRow(ctx.primary, { port, name }));
}

/**
 * The service that has the shop's files, for a process that starts; undefined if they are in a folder, also before the
 * database knows of services. @throws StorageFault if it can't be connected
 */
export async function storageOn(db: Database, services: Services): Promise<Connected<'storage'> | undefined> {
  const row = (await hasConnections(db)) ? await findConnected(db, 'storage') : undefined;
  if (!row) return undefined;
  try {
    const connected = connectedBy(services, 'storage', row);
    if (connected) return connected;
  } catch (error) {
    if (!(error instanceof AdapterFailed)) throw error;
  }
  throw storageGone(row.name);
}

/** A shop that was restored from a backup keeps its files where the backup was restored to. @returns whether they were elsewhere */
export function leaveStorage(db: Database): Promise<boolean> {
  return switchStorageOff(db);
}

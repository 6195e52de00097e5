import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { type PortName, SINGLE_PORTS } from '#shared/ports/adapter.ts';

export type ConnectionRow = Row<'connections'>;

/** Which service: the port and the name of the adapter. */
export interface ConnectionKey {
  readonly port: PortName;
  readonly name: string;
}

export async function listConnectionRows(db: Database): Promise<readonly ConnectionRow[]> {
  return db.selectFrom('connections').selectAll().orderBy('name').execute();
}

export async function findConnectionRow(
  db: Database,
  { port, name }: ConnectionKey,
): Promise<ConnectionRow | undefined> {
  const found = db.selectFrom('connections').selectAll().where('port', '=', port).where('name', '=', name);
  return found.executeTakeFirst();
}

/** False in a database of a version that knew no connections. */
export async function hasConnections(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('public.connections') is not null as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The service that fills a port. */
export async function findConnected(db: Database, port: PortName): Promise<ConnectionRow | undefined> {
  return db.selectFrom('connections').selectAll().where('port', '=', port).where('is_on', '=', true).executeTakeFirst();
}

/**
 * Holds all services of a port until the end of the transaction, so that two can't be switched on at once, and makes the row
 * of this one if there is none.
 */
export async function holdConnection(tx: Tx, { port, name }: ConnectionKey): Promise<ConnectionRow> {
  await tx
    .insertInto('connections')
    .values({ port, name })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const rows = await tx
    .selectFrom('connections')
    .selectAll()
    .where('port', '=', port)
    .orderBy('name')
    .forUpdate()
    .execute();
  const row = rows.find(each => each.name === name);
  if (!row) throw new Error(`${port}/${name} was removed while it was held`);
  return row;
}

export async function storeSettings(
  tx: Tx,
  { port, name }: ConnectionKey,
  { settings, secrets }: Pick<ConnectionRow, 'settings' | 'secrets'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('connections')
    .set({
      settings: JSON.stringify(settings),
      secrets: JSON.stringify(secrets),
      tested_at: null,
      test_failure: null,
      changed_at: now,
    })
    .where('port', '=', port)
    .where('name', '=', name)
    .execute();
}

/** Switches a service on, and any other of its port off if one service fills it. @returns the other */
export async function switchOn(
  tx: Tx,
  { port, name }: ConnectionKey,
): Promise<Pick<ConnectionRow, 'id' | 'name'> | undefined> {
  const others = tx
    .updateTable('connections')
    .set({ is_on: false })
    .where('port', '=', port)
    .where('is_on', '=', true)
    .where('name', '<>', name)
    .returning(['id', 'name']);
  const [other] = SINGLE_PORTS.has(port) ? await others.execute() : [];
  await tx.updateTable('connections').set({ is_on: true }).where('port', '=', port).where('name', '=', name).execute();
  return other;
}

export async function switchConnectionOff(tx: Tx, { port, name }: ConnectionKey): Promise<void> {
  await tx.updateTable('connections').set({ is_on: false }).where('port', '=', port).where('name', '=', name).execute();
}

/** Notes a test, unless the settings have changed since they were read. */
export async function noteTest(
  db: Database,
  { port, name, changed_at }: ConnectionRow,
  failure: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ tested_at: now, test_failure: failure })
    .where('port', '=', port)
    .where('name', '=', name)
    .where('changed_at', '=', changed_at)
    .execute();
}

/** Files are in the folder from now on. @returns whether they were elsewhere */
export async function switchStorageOff(db: Database): Promise<boolean> {
  const off = db
    .updateTable('connections')
    .set({ is_on: false })
    .where('port', '=', 'storage')
    .where('is_on', '=', true);
  return (await off.returning('id').execute()).length > 0;
}

/** Deletes a service, unless it has the shop's files. @returns its id, if it was deleted */
export async function deleteConnection(tx: Tx, { port, name }: ConnectionKey): Promise<string | undefined> {
  const gone = tx
    .deleteFrom('connections')
    .where('port', '=', port)
    .where('name', '=', name)
    .where(({ eb, not }) => not(eb.and([eb('port', '=', 'storage'), eb('is_on', '=', true)])))
    .returning('id');
  return (await gone.executeTakeFirst())?.id;
}

import { sql } from 'kysely';
import { MAX_ADDRESSES } from '#people/addresses/contract.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { AddressId, UserId } from '#shared/id.ts';

export type AddressRow = Row<'addresses'>;
export type AddressColumns = Pick<
  AddressRow,
  'name' | 'address' | 'city' | 'state_code' | 'pincode' | 'phone' | 'notes'
>;

/** Oldest first. */
export function listAddressRows(db: Database, userId: UserId): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined also for another user's address. */
export async function findRow(db: Database, userId: UserId, id: AddressId): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select * from addresses where user_id = ${userId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Written out: for a number that may be any, PostgreSQL plans the statement anew each time. */
const slots = sql.raw(`generate_series(1, ${MAX_ADDRESSES})`);

/**
 * Inserts an address into the first free slot. One statement without a lock: if two requests choose the same slot, the
 * second waits for the first and then inserts nothing (security case C26).
 * @returns undefined if no slot was free, or a concurrent request took it
 */
export async function insertRow(
  db: Database,
  id: AddressId,
  userId: UserId,
  fields: AddressColumns,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    insert into addresses (id, user_id, slot, name, address, city, state_code, pincode, phone, notes)
    select ${id}::uuid, ${userId}::uuid, slot, ${fields.name}::text, ${fields.address}::text, ${fields.city}::text,
      ${fields.state_code}::text, ${fields.pincode}::text, ${fields.phone}::text, ${fields.notes}::text
    from ${slots} as slot
    where not exists (select from addresses taken where taken.user_id = ${userId}::uuid and taken.slot = slot.slot)
    order by slot limit 1
    on conflict (user_id, slot) do nothing returning *`.execute(db);
  return rows[0];
}

export function updateRow(
  db: Database,
  userId: UserId,
  id: AddressId,
  fields: AddressColumns,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether there was a row to delete */
export async function deleteAddressRow(db: Database, userId: UserId, id: AddressId): Promise<boolean> {
  const result = await db.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** All stored data of a user's addresses. */
export function listAddressesOf(db: Database, userId: UserId) {
  return db
    .selectFrom('addresses')
    .select(['name', 'address', 'city', 'state_code as stateCode', 'pincode', 'phone', 'notes'])
    .select(['created_at as savedAt', 'updated_at as changedAt'])
    .where('user_id', '=', userId)
    .orderBy('slot')
    .execute();
}

/** With the GST details, in one statement. */
export async function eraseAddressesOf(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .with('gone', db => db.deleteFrom('companies').where('user_id', '=', userId))
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .execute();
}

export async function countAddressesOf(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

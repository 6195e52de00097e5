import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
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

/** One of somebody's own; another's is not found. */
export function findRow(db: Database, userId: UserId, id: AddressId): Promise<AddressRow | undefined> {
  return db.selectFrom('addresses').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/**
 * Adds one in a place that is free. One statement and no lock: of two that choose the same place at once the second
 * waits for the first and then writes nothing (security case C26).
 * @returns undefined when no place was free, or when another took the one that was
 */
export function insertRow(
  db: Database,
  id: AddressId,
  userId: UserId,
  fields: AddressColumns,
  most: number,
): Promise<AddressRow | undefined> {
  return db
    .insertInto('addresses')
    .columns(['id', 'user_id', 'slot', 'name', 'address', 'city', 'state_code', 'pincode', 'phone', 'notes'])
    .expression(sql`
      select ${id}::uuid, ${userId}::uuid, slot, ${fields.name}::text, ${fields.address}::text, ${fields.city}::text,
        ${fields.state_code}::text, ${fields.pincode}::text, ${fields.phone}::text, ${fields.notes}::text
      from generate_series(1, ${sql.lit(most)}) as slot
      where not exists (select from addresses taken where taken.user_id = ${userId}::uuid and taken.slot = slot.slot)
      order by slot limit 1`)
    .onConflict(taken => taken.columns(['user_id', 'slot']).doNothing())
    .returningAll()
    .executeTakeFirst();
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

/** @returns whether there was one to delete */
export async function deleteRow(db: Database, userId: UserId, id: AddressId): Promise<boolean> {
  const gone = await db.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

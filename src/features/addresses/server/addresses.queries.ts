import './addresses.tables.ts';
import { type Selectable, sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { AddressId, UserId } from '#shared/id.ts';
import type { AddressesTable } from './addresses.tables.ts';

export type AddressRow = Selectable<AddressesTable>;
export type AddressFields = Pick<
  AddressRow,
  'name' | 'address' | 'city' | 'state_code' | 'pincode' | 'phone' | 'notes'
>;

/** Oldest first. */
export function listRows(db: Database, userId: UserId): Promise<AddressRow[]> {
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

/** Holds the person until the transaction ends, so that counting and adding are one step (security case C26). */
export async function lockOwner(tx: TxCtx, userId: UserId): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx.db);
}

/** Adds one unless there are that many already. @returns undefined when there are */
export async function insertRow(
  tx: TxCtx,
  id: AddressId,
  userId: UserId,
  fields: AddressFields,
  most: number,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    insert into addresses (id, user_id, name, address, city, state_code, pincode, phone, notes)
    select ${id}::uuid, ${userId}::uuid, ${fields.name}::text, ${fields.address}::text, ${fields.city}::text,
      ${fields.state_code}::text, ${fields.pincode}::text, ${fields.phone}::text, ${fields.notes}::text
    where (select count(*) from addresses where user_id = ${userId}::uuid) < ${most}::int
    returning *`.execute(tx.db);
  return rows[0];
}

export function updateRow(
  db: Database,
  userId: UserId,
  id: AddressId,
  fields: AddressFields,
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

import { sql } from 'kysely';
import type { Company } from '#people/addresses/company/company.contract.ts';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

export function findCompany(db: Database, userId: UserId): Promise<Company | undefined> {
  return db
    .selectFrom('companies')
    .select(['name', 'gstin', 'address'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Waits for a deletion of the account that runs at the same time. @returns undefined if the account is deleted */
export async function upsertCompany(
  db: Database,
  userId: UserId,
  { name, gstin, address }: Company,
): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    insert into companies (user_id, name, gstin, address)
    select u.id, ${name}::text, ${gstin}::text, ${address}::text from users u
    where u.id = ${userId} and u.deleted_at is null for share of u
    on conflict (user_id) do update set name = excluded.name, gstin = excluded.gstin, address = excluded.address, updated_at = now()
    returning name, gstin, address`.execute(db);
  return rows[0];
}

/** All stored GST details of a user. */
export async function listCompanyOf(db: Database, userId: UserId) {
  const row = await db
    .selectFrom('companies')
    .select(['name', 'gstin', 'address', 'created_at as savedAt', 'updated_at as changedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteCompanyRow(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('companies').where('user_id', '=', userId).execute();
}

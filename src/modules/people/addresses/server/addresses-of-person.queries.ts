import type { Database, Tx } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

/** All that is kept of somebody's addresses. */
export function listAddressesOf(db: Database, userId: UserId) {
  return db
    .selectFrom('addresses')
    .select(['name', 'address', 'city', 'state_code as stateCode', 'pincode', 'phone', 'notes'])
    .select(['created_at as savedAt', 'updated_at as changedAt'])
    .where('user_id', '=', userId)
    .orderBy('slot')
    .execute();
}

export async function eraseAddressesOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
}

export async function countAddressesOf(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

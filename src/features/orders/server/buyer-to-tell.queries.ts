import type { Database } from '#platform/db/database.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { UserId } from '#shared/id.ts';

/** Undefined once their account is deleted. */
export async function findBuyerToTell(db: Database, userId: UserId): Promise<Recipient | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'mobile', 'user_name as name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

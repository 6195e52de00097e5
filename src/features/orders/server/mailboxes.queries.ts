import type { Database } from '#platform/db/database.ts';
import type { Mailbox } from '#platform/mail/mail.ts';
import type { UserId } from '#shared/id.ts';

/** Undefined once their account is deleted. */
export async function findBuyerMailbox(db: Database, userId: UserId): Promise<Mailbox | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'user_name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { address: row.email, name: row.user_name };
}

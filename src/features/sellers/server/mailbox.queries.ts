import type { Database } from '#platform/db/database.ts';
import type { Mailbox } from '#platform/mail/mail.ts';
import type { SellerId } from '#shared/id.ts';

/** Undefined for the house seller, behind whom stands no single person, and once the account is deleted. */
export async function findSellerMailbox(db: Database, sellerId: SellerId): Promise<Mailbox | undefined> {
  const row = await db
    .selectFrom('sellers')
    .innerJoin('users', 'users.id', 'sellers.user_id')
    .select(['users.email', 'sellers.name'])
    .where('sellers.id', '=', sellerId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { address: row.email, name: row.name };
}

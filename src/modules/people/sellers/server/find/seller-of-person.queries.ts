import { sql } from 'kysely';
import type { PersonalField } from '#people/sellers/profile/profile-columns.ts';
import { erasedColumns, ofPersonalData } from '#people/sellers/server/profile/profile-sql.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SellerId, UserId } from '#shared/id.ts';

interface SellerOf extends Record<PersonalField, string | null> {
  readonly name: string;
  readonly since: Date;
  readonly status: string;
  readonly statusReason: string | null;
  readonly bankAccount: string | null;
  readonly breaks: readonly { readonly from: string; readonly to: string | null; readonly returnsOn: string | null }[];
}

/** All that is stored about a user as a seller; undefined for a user who is none. */
export async function findSellerOf(db: Database, userId: UserId): Promise<SellerOf | undefined> {
  const { rows } = await sql<SellerOf>`
    select name, created_at as since, status, status_reason as "statusReason", ${ofPersonalData},
      bank_account::text as "bankAccount",
      (select coalesce(json_agg(json_build_object('from', started_at, 'to', ended_at, 'returnsOn', returns_on)
        order by id), '[]') from shop_pauses where seller_id = s.id) as breaks
    from sellers s where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The seller that a user is, in any status. */
export async function sellerIdOf(db: Database, userId: UserId): Promise<SellerId | undefined> {
  const seller = await db.selectFrom('sellers').select('id').where('user_id', '=', userId).executeTakeFirst();
  return seller?.id;
}

/** Closes the seller of a deleted account. Name, GST number and legal address stay, because invoices name them; another account may use the number. */
export async function closeSeller(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    update sellers set status = 'Rejected', status_reason = 'The account was deleted.', ${erasedColumns},
      bank_account = null, bank_changed_at = null, closed_at = now()
    where user_id = ${userId}`.execute(tx);
}

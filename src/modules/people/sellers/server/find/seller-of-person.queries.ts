import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SellerId, UserId } from '#shared/id.ts';

interface SellerOf {
  readonly name: string;
  readonly since: Date;
  readonly status: string;
  readonly statusReason: string | null;
  readonly gstNumber: string | null;
  readonly legalName: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly pincode: string | null;
  readonly careEmail: string | null;
  readonly carePhone: string | null;
  readonly bankAccount: string | null;
  readonly breaks: readonly { readonly from: string; readonly to: string | null; readonly returnsOn: string | null }[];
}

/** All that is kept of somebody as a seller; undefined for who is none. */
export async function findSellerOf(db: Database, userId: UserId): Promise<SellerOf | undefined> {
  const { rows } = await sql<SellerOf>`
    select name, created_at as since, status, status_reason as "statusReason", gstin as "gstNumber",
      legal_name as "legalName", address, city, state_code as "stateCode", pincode, care_email as "careEmail",
      care_phone as "carePhone", bank_account::text as "bankAccount",
      (select coalesce(json_agg(json_build_object('from', started_at, 'to', ended_at, 'returnsOn', returns_on)
        order by id), '[]') from shop_pauses where seller_id = sellers.id) as breaks
    from sellers where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Which seller somebody is, approved or not. */
export async function sellerIdOf(db: Database, userId: UserId): Promise<SellerId | undefined> {
  const seller = await db.selectFrom('sellers').select('id').where('user_id', '=', userId).executeTakeFirst();
  return seller?.id;
}

/** A seller who is no more: name, GST number and legal address stay, because invoices name them; the number is free again. */
export async function closeSeller(tx: Tx, userId: UserId): Promise<void> {
  await sql`
    update sellers set status = 'Rejected', status_reason = 'The account was deleted.', care_email = null,
      care_phone = null, bank_account = null, bank_changed_at = null, closed_at = now()
    where user_id = ${userId}`.execute(tx);
}

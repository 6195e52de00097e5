import { sql } from 'kysely';
import { lookOf } from '#people/sellers/seller-name.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import { newId, type SellerId, type UserId } from '#shared/id.ts';

/** Whether somebody sells under this name, or one that looks like it, or with this GST number. */
export async function isSellerKnown(
  db: Database,
  { name, gstin }: { readonly name: string; readonly gstin: string | null },
): Promise<{ readonly name: boolean; readonly gstin: boolean }> {
  const { rows } = await sql<{ name: boolean; gstin: boolean }>`
    select exists (select from sellers where name_key = ${lookOf(name)}) as name,
      exists (select from sellers where gstin = ${gstin} and closed_at is null) as gstin`.execute(db);
  return rows[0] ?? { name: false, gstin: false };
}

export interface NewSeller {
  readonly userId: UserId;
  readonly name: string;
  readonly gstin: string | null;
  readonly status: SellerStatus;
}

/** The seller that a user is. Name and GST number are unique by constraint (`sellers_name_unique`, `sellers_gstin_unique`). */
export async function insertSeller(db: Database, { userId, name, gstin, status }: NewSeller): Promise<SellerId> {
  const id = newId<'seller'>();
  await sql`
    insert into sellers (id, user_id, name, name_key, gstin, status)
    values (${id}, ${userId}, ${name}, ${lookOf(name)}, ${gstin}, ${status})`.execute(db);
  return id;
}

/** Deletes every seller but the shop itself. Nothing may refer to them any more. */
export async function deleteSellers(tx: Tx): Promise<void> {
  await tx.deleteFrom('sellers').where('is_house', '=', false).execute();
}

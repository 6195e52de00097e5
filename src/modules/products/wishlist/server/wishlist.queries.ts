import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { publishedProducts, wasPublic } from '#products/catalog/server/catalog.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface WishlistRow
  extends Pick<
      Row<'wishlist_entries'>,
      'product_id' | 'saved_price_paise' | 'saved_at' | 'tell_of_fall' | 'tell_of_return'
    >,
    Pick<Row<'products'>, 'title'> {}

/** The whole list of a person, newest first, also products that are no longer sold. */
export function listWished(db: Database, userId: UserId): Promise<WishlistRow[]> {
  return db
    .selectFrom('wishlist_entries as e')
    .innerJoin(publishedProducts.as('p'), 'p.id', 'e.product_id')
    .select(['e.product_id', 'e.saved_price_paise', 'e.saved_at', 'e.tell_of_fall', 'e.tell_of_return', 'p.title'])
    .where('e.user_id', '=', userId)
    .orderBy('e.saved_at', 'desc')
    .orderBy('e.product_id', 'desc')
    .execute();
}

export interface WantedEntry {
  readonly productId: ProductId;
  readonly savedPrice: Paise | null;
  readonly savedAt: Date | null;
}

/**
 * Adds products that a shopper could have seen, also those sold no longer. Those that are there already stay as they are; of
 * more than there is room for, those saved last are added.
 */
export async function insertEntries(
  tx: Tx,
  userId: UserId,
  wanted: readonly WantedEntry[],
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  if (wanted.length === 0) return;
  await sql`
    insert into wishlist_entries (user_id, product_id, saved_price_paise, saved_at)
    select ${userId}::uuid, p.id, coalesce(wanted."savedPrice", p.paid_paise), least(wanted."savedAt", ${now}::timestamptz)
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as wanted("productId" uuid, "savedPrice" bigint, "savedAt" timestamptz)
    join products p on p.id = wanted."productId" and ${wasPublic}
    where not exists (select from wishlist_entries e where e.user_id = ${userId} and e.product_id = p.id)
    order by 4 desc, p.id
    limit greatest(0, ${most} - (select count(*) from wishlist_entries e where e.user_id = ${userId}))
    on conflict do nothing`.execute(tx);
}

export async function deleteEntries(tx: Tx, userId: UserId, products: readonly ProductId[]): Promise<void> {
  if (products.length === 0) return;
  await tx.deleteFrom('wishlist_entries').where('user_id', '=', userId).where('product_id', 'in', products).execute();
}

/** Everything on the wishlist of a person, for a data export. */
export async function listWishlistOf(db: Database, userId: UserId) {
  const entries = await listWished(db, userId);
  return entries.map(({ title, saved_price_paise: price, saved_at: savedAt, ...tell }) => ({
    ...{ title, price, savedAt, tellOfFall: tell.tell_of_fall, tellOfReturn: tell.tell_of_return },
  }));
}

export async function eraseWishlistOf(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .with('mails', with_ => with_.deleteFrom('wishlist_mails').where('user_id', '=', userId))
    .deleteFrom('wishlist_entries')
    .where('user_id', '=', userId)
    .execute();
}

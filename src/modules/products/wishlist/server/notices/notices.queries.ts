import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What a shopper wants to be told of; what is not given stays as it is. */
interface Notices {
  readonly tellOfFall?: boolean | undefined;
  readonly tellOfReturn?: boolean | undefined;
}

/** A fall counts from the price of now; a return only if the product can’t be had now. @returns whether it is on the list */
export async function updateNotices(
  tx: Tx,
  userId: UserId,
  productId: ProductId,
  { tellOfFall = null, tellOfReturn = null }: { [Name in keyof Notices]: Notices[Name] | null },
): Promise<boolean> {
  const { rows } = await sql`
    update wishlist_entries e set
      tell_of_fall = coalesce(${tellOfFall}::boolean, e.tell_of_fall),
      fall_from_paise = case when ${tellOfFall}::boolean and not e.tell_of_fall then p.paid_paise else e.fall_from_paise end,
      tell_of_return = coalesce(${tellOfReturn}::boolean, e.tell_of_return),
      was_out = case when ${tellOfReturn}::boolean and not e.tell_of_return then not (p.listed and p.in_stock) else e.was_out end
    from products p where p.id = e.product_id and e.user_id = ${userId} and e.product_id = ${productId}
    returning e.product_id`.execute(tx);
  return rows.length > 0;
}

/** Gives a shopper the key that stops their mails. */
export async function ensureStopKey(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .insertInto('wishlist_mails')
    .values({ user_id: userId, stop_key: randomUUID() })
    .onConflict(known => known.doNothing())
    .execute();
}

export async function findStopKey(db: Database, userId: UserId): Promise<string | undefined> {
  const row = await db.selectFrom('wishlist_mails').select('stop_key').where('user_id', '=', userId).executeTakeFirst();
  return row?.stop_key;
}

/** Turns all notices of the shopper off to whom the key belongs. @returns whether there is one */
export async function stopNotices(tx: Tx, key: string): Promise<boolean> {
  const person = await tx.selectFrom('wishlist_mails').select('user_id').where('stop_key', '=', key).executeTakeFirst();
  if (!person) return false;
  await tx
    .updateTable('wishlist_entries')
    .set({ tell_of_fall: false, tell_of_return: false })
    .where('user_id', '=', person.user_id)
    .execute();
  return true;
}

export interface WatchedProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly slug: string;
  readonly price: Paise;
  readonly tellOfFall: boolean;
  readonly tellOfReturn: boolean;
}

/** Those of the products that can be had and that the shopper still wants to be told of, as they are now. */
export async function listWatched(
  db: Database,
  userId: UserId,
  ids: readonly ProductId[],
): Promise<readonly WatchedProduct[]> {
  const { rows } = await sql<WatchedProduct>`
    select p.id, p.title, p.slug, p.paid_paise as price, e.tell_of_fall as "tellOfFall", e.tell_of_return as "tellOfReturn"
    from wishlist_entries e join products p on p.id = e.product_id and p.listed and p.in_stock
    where e.user_id = ${userId} and p.id = any(${ids}::uuid[]) order by p.title, p.id`.execute(db);
  return rows;
}

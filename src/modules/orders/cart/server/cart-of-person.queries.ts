import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import type { UserId } from '#shared/id.ts';
import { holdCart } from './cart.queries.ts';

/** All that is kept of somebody's cart. */
export async function listCartOf(db: Database, userId: UserId) {
  const cart = await sql<{ title: string; quantity: number; addedAt: Date }>`
    select p.title, i.quantity, i.added_at as "addedAt" from cart_items i join ${publishedProducts} p on p.id = i.product_id
    where i.user_id = ${userId} order by i.added_at, p.id`.execute(db);
  const merges = await sql<{ at: Date }>`
    select merged_at as at from cart_merges where user_id = ${userId} order by merged_at`.execute(db);
  return { cart: cart.rows, cartsBroughtIn: merges.rows };
}

/**
 * Erases somebody's cart. An order that is being placed out of it is waited for; one that comes later finds nothing in
 * it. So whoever has done this sees every order there will be.
 */
export async function eraseCartOf(tx: Tx, userId: UserId): Promise<void> {
  // A first cart that is not committed yet can't be waited for by deleting it, only by writing the same row.
  await holdCart(tx, userId);
  await sql`delete from carts where user_id = ${userId}`.execute(tx);
  await sql`delete from cart_merges where user_id = ${userId}`.execute(tx);
}

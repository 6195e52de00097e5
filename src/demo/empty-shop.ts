import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';

/**
 * Leaves a shop ready for real goods: no goods, orders, carts, reviews, banners, and no people but administrators.
 * Settings, brands, the house seller and the administrators stay. There is no way back.
 */
export async function emptyShop(tx: TxCtx): Promise<void> {
  await sql`truncate banners, reviews, stock_movements, order_events, order_lines, order_parts, orders, cart_merges,
    cart_items, carts, addresses, registrations, products, search_words`.execute(tx.db);
  await sql`delete from sellers where not is_house`.execute(tx.db);
  await sql`delete from users where type <> 'admin'`.execute(tx.db);
  tx.changed(cacheTag.everything);
}

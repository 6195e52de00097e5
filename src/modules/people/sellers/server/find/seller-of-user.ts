import '#people/sellers/server/listing-port.ts';
import type { TxCtx } from '#platform/context.ts';
import type { SellerId, UserId } from '#shared/id.ts';

/**
 * Puts somebody's products on sale or takes them off, as their standing now says.
 * @returns the seller they are, if any
 */
export async function relistProductsOfUser(tx: TxCtx, userId: UserId): Promise<SellerId | undefined> {
  // Held before its products, as by those who write products: what they put on sale meanwhile is seen here.
  const held = tx.db.selectFrom('sellers').select('id').where('user_id', '=', userId).forNoKeyUpdate();
  const seller = await held.executeTakeFirst();
  if (seller) await tx.ports.listing.relistProductsOf(tx, seller.id);
  return seller?.id;
}

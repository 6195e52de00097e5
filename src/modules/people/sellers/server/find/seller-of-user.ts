import '#people/sellers/server/listing-port.ts';
import type { TxCtx } from '#platform/context.ts';
import type { SellerId, UserId } from '#shared/id.ts';

/**
 * Puts somebody's goods on sale or takes them off, as their standing now says.
 * @returns the seller they are, if any
 */
export async function relistGoodsOfUser(tx: TxCtx, userId: UserId): Promise<SellerId | undefined> {
  // Held before its goods, as by those who write goods: what they put on sale meanwhile is seen here.
  const held = tx.db.selectFrom('sellers').select('id').where('user_id', '=', userId).forNoKeyUpdate();
  const seller = await held.executeTakeFirst();
  if (seller) await tx.ports.listing.relistGoodsOf(tx, seller.id);
  return seller?.id;
}

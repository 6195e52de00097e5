import { updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';

/**
 * Makes the house seller show the shop as it is now: it is the shop. Its name stands beside its products in lists, on pages
 * and in what processes remember, so all of that is made anew.
 * @throws gstinTaken, houseNameTaken
 */
export async function showIdentity(tx: TxCtx, identity: ShopIdentity): Promise<void> {
  if (await updateHouseSeller(tx, identity)) tx.changed(cacheTag.everything);
}

import { productNotOnSale, sellerIsAway } from '#features/cart/refusals.ts';
import { awayWords } from '#features/catalog/away-words.ts';
import { awayGoods } from '#features/catalog/server/catalog.ts';
import type { Ctx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';
import type { Problem } from '#shared/problem.ts';

/** The refusal to put something into a cart that is not on sale: its shop is on a break, or it is not sold at all. */
export async function whyNotOnSale(ctx: Ctx, productId: ProductId): Promise<Problem> {
  const [away] = await awayGoods(ctx, [productId]);
  return away ? sellerIsAway(awayWords(away)) : productNotOnSale();
}

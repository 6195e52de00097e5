import { productNotOnSale, sellerIsAway } from '#orders/cart/refusals.ts';
import type { Ctx } from '#platform/context.ts';
import { awayWords } from '#products/catalog/product/away-words.ts';
import { awayGoods } from '#products/catalog/server/catalog.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';

/** The refusal to put something into a cart that is not on sale: its shop is on a break, or it is not sold at all. */
export async function whyNotOnSale(ctx: Ctx, productId: ProductId): Promise<Problem> {
  const [away] = await awayGoods(ctx, [productId]);
  return away ? sellerIsAway(awayWords(away)) : productNotOnSale();
}

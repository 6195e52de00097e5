import { productNotOnSale, sellerIsAway } from '#orders/cart/refusals.ts';
import type { Ctx } from '#platform/context.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import { unavailableProducts } from '#products/catalog/server/catalog.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';

/** The refusal to put something into a cart that is not on sale: its shop is on a break, or it is not sold at all. */
export async function whyNotOnSale(ctx: Ctx, productId: ProductId): Promise<Problem> {
  const [away] = await unavailableProducts(ctx, [productId]);
  return away ? sellerIsAway(unavailableWords(away)) : productNotOnSale();
}

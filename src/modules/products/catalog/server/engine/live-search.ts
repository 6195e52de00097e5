import type { Ctx } from '#platform/context.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import { MemorySearch } from './memory-search.ts';
import type { ProductSearch } from './product-search.ts';

/**
 * The search of this shop, with every change that named some products and was published before the call. Not for use inside
 * a transaction.
 */
export async function productSearch(ctx: Ctx): Promise<ProductSearch> {
  return new MemorySearch(await liveProducts(ctx));
}

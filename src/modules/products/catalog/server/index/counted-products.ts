import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Facets } from '#products/catalog/contract.ts';
import type { Brand } from '#products/catalog/server/index/filter-words.ts';
import { listBrands } from '#products/catalog/server/reading/catalog.queries.ts';
import { facetsOf } from './facets.ts';
import { liveProducts } from './live-products.ts';
import type { FilterChoice } from './product-bars.ts';
import type { IndexQuery, ProductIndex } from './product-index.ts';

const ABOUT_CATALOG = [cacheTag.catalog];

export interface CountedProducts {
  readonly total: number;
  readonly facets: Facets;
  /** What was counted; it shows all that had changed before the counting. */
  readonly products: ProductIndex;
}

/** How many products fit a choice, and what each further choice would show; worked out once until the catalogue changes. */
export function countedProducts(ctx: Ctx, choice: FilterChoice): Promise<CountedProducts> {
  return ctx.remember(`counted ${JSON.stringify(choice)}`, ABOUT_CATALOG, async () => {
    const brands = await knownBrands(ctx);
    const products = await liveProducts(ctx);
    return { products, ...count(products, { choice }, brands) };
  });
}

/** The same of the products that fit some words. */
export function count(products: ProductIndex, asked: IndexQuery, brands: readonly Brand[]) {
  const counts = products.count(asked);
  return { total: counts.total, facets: facetsOf(products.columns, counts, brands, asked.choice) };
}

/** Every brand with products or without, remembered until the catalogue changes. */
export function knownBrands(ctx: Ctx): Promise<readonly Brand[]> {
  return ctx.remember('brands', ABOUT_CATALOG, () => listBrands(ctx.db));
}

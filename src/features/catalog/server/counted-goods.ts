import type { Facets } from '#features/catalog/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import { listBrands } from './catalog.queries.ts';
import { facetsOf } from './facets.ts';
import type { Brand } from './filter-words.ts';
import type { Choice } from './goods-bars.ts';
import type { Asked, GoodsIndex } from './goods-index.ts';
import { liveGoods } from './live-goods.ts';

const ABOUT_CATALOG = [cacheTag.catalog];

export interface CountedGoods {
  readonly total: number;
  readonly facets: Facets;
  /** What was counted; it shows all that had changed before the counting. */
  readonly goods: GoodsIndex;
}

/** How many goods fit a choice, and what each further choice would show; worked out once until the catalogue changes. */
export function countedGoods(ctx: Ctx, choice: Choice): Promise<CountedGoods> {
  return ctx.remember(`counted ${JSON.stringify(choice)}`, ABOUT_CATALOG, async () => {
    const brands = await knownBrands(ctx);
    const goods = await liveGoods(ctx);
    return { goods, ...count(goods, { choice }, brands) };
  });
}

/** The same of the goods that fit some words. */
export function count(goods: GoodsIndex, asked: Asked, brands: readonly Brand[]) {
  const counts = goods.count(asked);
  return { total: counts.total, facets: facetsOf(goods.columns, counts, brands, asked.choice) };
}

/** Every brand with goods or without, remembered until the catalogue changes. */
export function knownBrands(ctx: Ctx): Promise<readonly Brand[]> {
  return ctx.remember('brands', ABOUT_CATALOG, () => listBrands(ctx.db));
}

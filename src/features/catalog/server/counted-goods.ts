import type { ProductFilter } from '#features/catalog/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import { listBrands, tallyGoods } from './catalog.queries.ts';
import { type Brand, type Counted, countFacets, type Tally } from './facets.ts';
import type { Words } from './search-query.ts';
import { tsqueryOf } from './tsquery.ts';

const ABOUT_CATALOG = [cacheTag.catalog];

export type PriceRange = Pick<ProductFilter, 'minPrice' | 'maxPrice'>;

export interface CountedGoods extends Counted {
  /** The countries goods are declared from, null among them when some are not declared. */
  readonly origins: readonly (string | null)[];
}

/** How many goods fit a choice, and what each further choice would show; worked out once until the catalogue changes. */
export function countedGoods(ctx: Ctx, choice: ProductFilter, words: Words | undefined): Promise<CountedGoods> {
  // As JSON, so that no words and words that fit nothing are two keys, whatever a keyword is made of.
  return ctx.remember(`counted ${JSON.stringify([words && tsqueryOf(words), choice])}`, ABOUT_CATALOG, async () => {
    const all = await goodsTallies(ctx, {}, words);
    const { minPrice, maxPrice } = choice;
    const isPriced = minPrice !== undefined || maxPrice !== undefined;
    const priced = isPriced ? await goodsTallies(ctx, { minPrice, maxPrice }, words) : all;
    const counted = countFacets(choice, await knownBrands(ctx), all, priced);
    return { ...counted, origins: [...new Set(all.map(tally => tally.origin))] };
  });
}

/** The tallies that every filter and page over the same words and prices is counted from. */
export function goodsTallies(ctx: Ctx, range: PriceRange, words: Words | undefined): Promise<readonly Tally[]> {
  if (words?.parts.length === 0) return Promise.resolve([]);
  const key = `tallies ${JSON.stringify([words && tsqueryOf(words), range.minPrice, range.maxPrice])}`;
  return ctx.remember(key, ABOUT_CATALOG, () => tallyGoods(ctx.db, range, words));
}

export function knownBrands(ctx: Ctx): Promise<readonly Brand[]> {
  return ctx.remember('brands', ABOUT_CATALOG, () => listBrands(ctx.db));
}

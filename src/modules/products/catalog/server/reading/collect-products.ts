import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import { productSearch } from '#products/catalog/server/engine/live-search.ts';
import { type Chosen, choiceOf } from '#products/catalog/server/index/counted-products.ts';
import type { OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import type { Sort } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import { shownProducts } from './cached-products.ts';
import { type ShownProduct, summaryBeside } from './catalog.present.ts';
import { oneOfEachProduct } from './one-of-each-product.ts';

/** So many times more are read, because siblings are left out. */
const READ_FACTOR = 3;
const FIRST: Sort = 'newest';

/** How many products match these filters. */
export async function countMatching(ctx: Ctx, chosen: Chosen): Promise<number> {
  ctx.dependsOn(cacheTag.catalog);
  return ctx.remember(`matching ${JSON.stringify(chosen)}`, [cacheTag.catalog], async () => {
    const { choice } = await choiceOf(ctx, chosen);
    return (await productSearch(ctx)).total({ choice });
  });
}

/** How many products a list has, and the first of them, one of each family; the newest first if the list has no order. */
export async function collectProducts(
  ctx: Ctx,
  { page: _page, limit: _limit, language, ...filter }: ProductFilter,
  most: number,
) {
  ctx.dependsOn(cacheTag.catalog);
  const { total, ids, offers } = await ctx.remember(
    `collected ${most} ${JSON.stringify(filter)}`,
    [cacheTag.catalog],
    async () => {
      const { sortBy = FIRST, ...chosen } = filter;
      const { choice } = await choiceOf(ctx, chosen);
      const products = await productSearch(ctx);
      const span = { offset: 0, limit: most * READ_FACTOR };
      const total = await products.total({ choice });
      const page = await products.page({ choice }, { sort: sortBy, span });
      const first = oneOfEachProduct(await shownProducts(ctx, page.ids));
      const ids = first.slice(0, most).map(({ id }) => id);
      return { total, ids, offers: new Map(page.ids.map((id, at) => [id, page.offers[at]])) };
    },
  );
  return { total, shown: present(ctx, await shownProducts(ctx, ids), language, offers) };
}

/** Those of the products that are on sale now, in this order. */
export async function pickProducts(ctx: Ctx, ids: readonly ProductId[], language?: string) {
  ctx.dependsOn(cacheTag.catalog, ...ids.map(cacheTag.product));
  return present(ctx, await shownProducts(ctx, ids), language);
}

function present(
  ctx: Ctx,
  products: readonly ShownProduct[],
  language: string | undefined,
  offers?: ReadonlyMap<ProductId, OfferNote | undefined>,
) {
  ctx.dependsOn(...products.map(({ tag }) => tag));
  return products.map(product => summaryBeside(offers?.get(product.id), language, product));
}

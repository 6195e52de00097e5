import { type listProducts as listEndpoint, PAGE_SIZE, type ProductFilter } from '#features/catalog/contract.ts';
import { DEFAULT_SORT, type Sort } from '#features/catalog/vocabulary.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { WireAnswerOf } from '#shared/endpoint.ts';
import { presentSummary } from './catalog.present.ts';
import { listSummaries } from './catalog.queries.ts';
import { type CountedGoods, count, countedGoods, knownBrands } from './counted-goods.ts';
import type { Asked } from './goods-index.ts';
import { liveGoods } from './live-goods.ts';
import { understand } from './understand.ts';

type List = Omit<WireAnswerOf<typeof listEndpoint>, 'success'>;

/** The goods on sale, filtered and sorted. The page is read anew each time, the counts only after the catalogue changed. */
export async function listProducts(ctx: Ctx, filter: ProductFilter): Promise<List> {
  const { sortBy = DEFAULT_SORT, page = 1, limit = PAGE_SIZE, ...choice } = filter;
  return showPage(ctx, await countedGoods(ctx, choice), { choice }, sortBy, { page, limit });
}

/** The goods that fit the words, best first, with what was taken for them and what the shop has in place of none. */
export async function searchProducts(
  ctx: Ctx,
  { keyword, ...filter }: ProductFilter & { keyword: string },
): Promise<List> {
  const { sortBy = 'relevance', page = 1, limit = PAGE_SIZE, ...choice } = filter;
  const { words, searchedFor, notCarried } = await understand(ctx, keyword);
  const brands = await knownBrands(ctx);
  const goods = await liveGoods(ctx);
  const asked = { choice, words };
  const list = await showPage(ctx, { goods, ...count(goods, asked, brands) }, asked, sortBy, { page, limit });
  return { ...list, searchedFor, notCarried };
}

async function showPage(
  ctx: Ctx,
  { goods, total, facets }: CountedGoods,
  asked: Asked,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<List> {
  ctx.dependsOn(cacheTag.catalog);
  const offset = (page - 1) * limit;
  const ids = offset < total ? goods.page(asked, sort, { offset, limit }) : [];
  for (const id of ids) ctx.dependsOn(cacheTag.product(id));
  const summaries = ids.length > 0 ? await listSummaries(ctx.db, ids) : [];
  return {
    data: summaries.map(presentSummary),
    page,
    limit,
    currentPage: page,
    totalPages: Math.ceil(total / limit),
    totalItems: total,
    facets,
  };
}

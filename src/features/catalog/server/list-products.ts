import { type listProducts as listEndpoint, PAGE_SIZE, type ProductFilter } from '#features/catalog/contract.ts';
import { DEFAULT_SORT, type Sort } from '#features/catalog/vocabulary.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { WireAnswerOf } from '#shared/endpoint.ts';
import { presentSummary } from './catalog.present.ts';
import { listPage } from './catalog.queries.ts';
import { countedGoods } from './counted-goods.ts';
import { orderBy, productCondition } from './product-condition.ts';
import type { Words } from './search-query.ts';
import { understand } from './understand.ts';

type List = Omit<WireAnswerOf<typeof listEndpoint>, 'success'>;

/** The goods on sale, filtered and sorted. The page is read anew each time, the counts only after the catalogue changed. */
export function listProducts(ctx: Ctx, filter: ProductFilter): Promise<List> {
  return showPage(ctx, filter, undefined, filter.sortBy ?? DEFAULT_SORT);
}

/** The goods that fit the words, best first, with what was taken for them and what the shop has in place of none. */
export async function searchProducts(
  ctx: Ctx,
  { keyword, ...filter }: ProductFilter & { keyword: string },
): Promise<List> {
  const { words, searchedFor, notCarried } = await understand(ctx, keyword);
  const list = await showPage(ctx, filter, words, filter.sortBy ?? 'relevance');
  return { ...list, searchedFor, notCarried };
}

async function showPage(ctx: Ctx, filter: ProductFilter, words: Words | undefined, sort: Sort): Promise<List> {
  ctx.dependsOn(cacheTag.catalog);
  const { sortBy: _sort, page = 1, limit = PAGE_SIZE, ...choice } = filter;
  const { total, facets, origins } = await countedGoods(ctx, choice, words);
  const offset = (page - 1) * limit;
  const condition = productCondition(choice, words, origins);
  const rows = offset < total ? await listPage(ctx.db, condition, orderBy(sort, words), limit, offset) : [];
  for (const row of rows) ctx.dependsOn(cacheTag.product(row.id));
  return {
    data: rows.map(presentSummary),
    page,
    limit,
    currentPage: page,
    totalPages: Math.ceil(total / limit),
    totalItems: total,
    facets,
  };
}

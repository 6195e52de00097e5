import { type listProducts as listEndpoint, PAGE_SIZE, type ProductFilter } from '#features/catalog/contract.ts';
import { searchWords } from '#features/catalog/search-words.ts';
import { DEFAULT_SORT, type Sort } from '#features/catalog/vocabulary.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { WireAnswerOf } from '#shared/endpoint.ts';
import { presentSummary } from './catalog.present.ts';
import { listPage, listSearchWords } from './catalog.queries.ts';
import { countedGoods, goodsTallies } from './counted-goods.ts';
import { orderBy, productCondition } from './product-condition.ts';
import { exactly, FITS_NOTHING, forgiving, type Words } from './search-query.ts';

type List = Omit<WireAnswerOf<typeof listEndpoint>, 'success'>;

/** The goods on sale, filtered and sorted. The page is read anew each time, the counts only after the catalogue changed. */
export function listProducts(ctx: Ctx, filter: ProductFilter): Promise<List> {
  return showPage(ctx, filter, undefined, filter.sortBy ?? DEFAULT_SORT);
}

/** The goods that fit the words, best first; one slip in a word is forgiven only when nothing fits as it stands. */
export async function searchProducts(
  ctx: Ctx,
  { keyword, ...filter }: ProductFilter & { keyword: string },
): Promise<List> {
  const words = await wordsFor(ctx, searchWords(keyword));
  return showPage(ctx, filter, words, filter.sortBy ?? 'relevance');
}

async function wordsFor(ctx: Ctx, typed: readonly string[]): Promise<Words> {
  if (typed.length === 0) return FITS_NOTHING;
  const exact = exactly(typed);
  if ((await goodsTallies(ctx, {}, exact)).length > 0) return exact;
  const known = await ctx.remember('search words', [cacheTag.catalog], () => listSearchWords(ctx.db));
  return forgiving(typed, known) ?? exact;
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

import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import {
  type listCards as cardsEndpoint,
  type listSomeProducts as endpoint,
  type Facets,
  type listProducts as listEndpoint,
  PAGE_SIZE,
  type ProductFilter,
} from '#products/catalog/contract.ts';
import { countedProducts, countProducts } from '#products/catalog/server/index/counted-products.ts';
import type { OfferNote } from '#products/catalog/server/index/offer-groups.ts';
import { type Understood, understand } from '#products/catalog/server/search/understand.ts';
import { DEFAULT_SORT } from '#products/catalog/vocabulary.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { shownProducts } from './cached-products.ts';
import { summaryBeside, summaryIn } from './catalog.present.ts';
import { type SaleFacts, saleFacts } from './sale-facts.ts';

type List = Omit<WireAnswerOf<typeof listEndpoint>, 'success'>;
type Search = ProductFilter & { readonly keyword: string };

/** The part of a list that is cached until the catalogue changes. */
interface Found extends Omit<Understood, 'words' | 'prices'> {
  readonly total: number;
  readonly facets: Facets;
  readonly ids: readonly ProductId[];
  /** What is told of all sellers of a product, in the same order. */
  readonly offers: readonly (OfferNote | undefined)[];
  /** The search engine was away. */
  readonly isFallback: boolean;
}

/** The products on sale, filtered and sorted. Which products are on the page is cached until the catalogue changes. */
export async function listProducts(ctx: Ctx, filter: ProductFilter): Promise<List> {
  const found = await ctx.remember(`list ${JSON.stringify(filter)}`, [cacheTag.catalog], list);
  return { ...(await showPage(ctx, filter, found)), ...limited(found, filter.language) };

  async function list(): Promise<Found> {
    const { sortBy = DEFAULT_SORT, page, limit, language, ...chosen } = filter;
    const { products, choice, total, facets } = await countedProducts(ctx, chosen, language);
    const found = await products.page({ choice }, { sort: sortBy, span: spanOf({ page, limit }) });
    return { total, facets, ...found, isFallback: products.isFallback };
  }
}

/** The products that match a keyword, best first, with what was understood of it, corrected and left out. */
export async function searchProducts(ctx: Ctx, asked: Search): Promise<List> {
  const found = await ctx.remember(`search ${JSON.stringify(asked)}`, [cacheTag.catalog, cacheTag.searches], search);
  ctx.dependsOn(cacheTag.searches);
  const { searchedFor, understood, notice, notCarried } = found;
  const told = { searchedFor, understood, notice, notCarried };
  return { ...(await showPage(ctx, asked, found)), ...told, ...limited(found, asked.language) };

  async function search(): Promise<Found> {
    const { keyword, sortBy = 'relevance', page, limit, language, ...filters } = asked;
    const isPriced = filters.minPrice !== undefined || filters.maxPrice !== undefined;
    const { words, prices, ...told } = await understand(ctx, { keyword, language, isPriced });
    const chosen = isPriced ? filters : { ...filters, minPrice: prices.min, maxPrice: prices.max };
    const found = await countProducts(ctx, {
      ...{ chosen, words, language },
      page: { sort: sortBy, span: spanOf({ page, limit }) },
    });
    const { total, facets, products } = found;
    return { ...told, total, facets, ...(found.page ?? NO_PAGE), isFallback: products.isFallback };
  }
}

function limited({ isFallback }: Found, language = SOURCE_LANGUAGE) {
  if (!isFallback) return {};
  return { isLimited: true as const, notice: speaking(language, () => t('products.catalog.search.limited')) };
}

const NO_PAGE = { ids: [], offers: [] };

function spanOf({ page = 1, limit = PAGE_SIZE }: Pick<ProductFilter, 'page' | 'limit'>) {
  return { offset: (page - 1) * limit, limit };
}

async function showPage(
  ctx: Ctx,
  { page = 1, limit = PAGE_SIZE, language }: ProductFilter,
  { total, facets, ids, offers }: Found,
): Promise<List> {
  ctx.dependsOn(cacheTag.catalog);
  const shown = await shownProducts(ctx, ids);
  ctx.dependsOn(...shown.map(({ tag }) => tag));
  return {
    data: shown.map(product => summaryBeside(offers[ids.indexOf(product.id)], language, product)),
    page,
    limit,
    currentPage: page,
    totalPages: Math.ceil(total / limit),
    totalItems: total,
    facets,
  };
}

type Card = WireAnswerOf<typeof cardsEndpoint>['data'][number];
type Brief = WireAnswerOf<typeof endpoint>['data'][number];

/** Those of the products that are on sale now, in the order of `ids`. */
export async function listSomeProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<Brief[]> {
  const wanted = [...new Set(ids)];
  const found = await saleFacts(ctx, wanted);
  return wanted.flatMap(id => {
    const facts = found.get(id);
    return facts ? [presentBrief(facts)] : [];
  });
}

/** The same as cards show them, in a language. */
export async function listCards(ctx: Ctx, { ids, language }: InputOf<typeof cardsEndpoint>): Promise<{ data: Card[] }> {
  const shown = await shownProducts(ctx, [...new Set(ids)]);
  return { data: shown.map(product => summaryIn(language, product)) };
}

function presentBrief(facts: SaleFacts): Brief {
  return {
    _id: facts.id,
    slug: facts.slug,
    image: facts.image,
    title: facts.title,
    condition: facts.condition,
    price: toRupees(facts.price),
    salePrice: facts.salePrice === null ? null : toRupees(facts.salePrice),
    totalStock: facts.stock,
    username: facts.sellerName,
  };
}

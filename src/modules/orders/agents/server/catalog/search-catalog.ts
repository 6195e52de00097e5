import type { AgentCall } from '#orders/agents/server/agent-call.ts';
import { ucpHead } from '#orders/agents/server/answers.ts';
import { invalidRequest, requestTooLarge } from '#orders/agents/server/protocol-errors.ts';
import type { LookupAnswer, SearchAnswer, Variant } from '#orders/agents/ucp/answers.schema.ts';
import { type LookupRequest, MAX_IDS, type SearchRequest } from '#orders/agents/ucp/requests.schema.ts';
import { productIsGone, productIsMissing } from '#products/catalog/contract.ts';
import { MIN_KEYWORD_LENGTH, tidyKeyword } from '#products/catalog/search/search-keyword.ts';
import { knownCategories, listProducts, searchProducts, showProduct } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { isProblem } from '#shared/api/problem.ts';
import { type ProductId, UUID } from '#shared/id.ts';
import { type Detail, paidFor, presentProduct, presentVariant, type Summary } from './present-product.ts';

const SEARCH = 'dev.ucp.shopping.catalog.search';
const LOOKUP = 'dev.ucp.shopping.catalog.lookup';
const USUAL_LIMIT = 10;
const MAX_LIMIT = 50;

/** Products on sale that match, as the shop's own search finds them: the same words, order and prices. */
export async function searchCatalog(
  call: AgentCall,
  { query, filters, pagination }: SearchRequest,
): Promise<SearchAnswer> {
  const { ctx, shop } = call;
  if (!query?.trim() && Object.keys(filters ?? {}).length === 0)
    throw invalidRequest('A search needs a query or a filter');
  const categories = await knownCategories(ctx);
  const kinds = filters?.categories && (await kindsNamed(call, filters.categories));
  const page = pageOf(pagination?.cursor);
  const limit = Math.min(pagination?.limit ?? USUAL_LIMIT, MAX_LIMIT);
  const keyword = tidyKeyword(query);
  const chosen = {
    ...{ page, limit, language: ctx.language, everyOffer: true },
    ...(kinds && { kind: [...kinds] }),
    ...pricesOf(filters?.price),
  };
  // A filter that nothing can fit, and words that are too short, find nothing.
  const found =
    kinds?.length === 0 || (keyword.length > 0 && keyword.length < MIN_KEYWORD_LENGTH)
      ? { data: [], totalItems: 0, totalPages: 0 }
      : keyword
        ? await searchProducts(ctx, { ...chosen, keyword })
        : await listProducts(ctx, { ...chosen, ...(keyword === '' && { sortBy: 'newest' as const }) });
  const { address } = shop;
  const hasMore = page < found.totalPages;
  const notice = 'notice' in found ? found.notice : undefined;
  return {
    ucp: ucpHead(call, SEARCH),
    products: found.data.map(product =>
      presentProduct(product, [presentVariant(product, address)], {
        address,
        category: categories.nameOf(product.kind as Kind, ctx.language),
      }),
    ),
    pagination: {
      ...(hasMore && { cursor: cursorOf(page + 1) }),
      ...{ has_next_page: hasMore, total_count: found.totalItems },
    },
    ...(notice && { messages: [{ type: 'info', code: 'searched_differently', content: notice }] }),
  };
}

/** Products by their ids or by the last part of the address of their page. What is not on sale is named in a message. */
export async function lookupCatalog(call: AgentCall, { ids, filters }: LookupRequest): Promise<LookupAnswer> {
  const { address } = call.shop;
  if (new Set(ids).size > MAX_IDS) throw requestTooLarge(`ids: at most ${MAX_IDS} in one request`);
  const found = new Map<ProductId, { product: Detail; inputs: NonNullable<Variant['inputs']> }>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const product = await findProduct(call, id);
    if (!product || !fitsPrice(product, filters?.price)) {
      missing.push(id);
      continue;
    }
    const entry = found.get(product._id as ProductId) ?? { product, inputs: [] };
    entry.inputs.push({ id, match: 'exact' });
    found.set(product._id as ProductId, entry);
  }
  const categories = await knownCategories(call.ctx);
  return {
    ucp: ucpHead(call, LOOKUP),
    products: [...found.values()].map(({ product, inputs }) =>
      presentProduct(product as Summary, [{ ...presentVariant(product, address), inputs }], {
        address,
        category: categories.nameOf(product.kind as Kind, call.ctx.language),
      }),
    ),
    ...(missing.length > 0 && {
      messages: missing.map(content => ({ type: 'info' as const, code: 'not_found', content })),
    }),
  };
}

/** Undefined for what is not on sale. */
export async function findProduct({ ctx }: AgentCall, id: string): Promise<Detail | undefined> {
  const by = UUID.test(id) ? { id: id as ProductId } : SLUG.test(id) ? { slug: id } : undefined;
  if (!by) return undefined;
  try {
    return await showProduct(ctx, by, ctx.language);
  } catch (error) {
    if (isProblem(error) && (error.code === productIsMissing.code || error.code === productIsGone.code))
      return undefined;
    throw error;
  }
}

const SLUG = /^[a-z0-9-]{1,200}$/;

interface PriceFilter {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The shop filters by whole rupees: what costs a part of one more or less is found too. */
function pricesOf({ min, max }: PriceFilter = {}) {
  const most = 10_000_000;
  return {
    ...(min !== undefined && { minPrice: Math.min(most, Math.floor(min / 100)) }),
    ...(max !== undefined && { maxPrice: Math.min(most, Math.ceil(max / 100)) }),
  };
}

function fitsPrice(product: Detail, { min, max }: PriceFilter = {}): boolean {
  const paid = paidFor(product) * 100;
  return paid >= (min ?? 0) && paid <= (max ?? Number.POSITIVE_INFINITY);
}

/** Categories by their ids or names, in the language of the call or in English. */
async function kindsNamed({ ctx }: AgentCall, names: readonly string[]): Promise<readonly Kind[]> {
  const tree = await knownCategories(ctx);
  const wanted = new Set(names.map(name => name.trim().toLowerCase()));
  const all = tree.all.map(({ id }) => id);
  return all.filter(id =>
    [id, tree.nameOf(id), tree.nameOf(id, ctx.language)].some(name => wanted.has(name.toLowerCase())),
  );
}

const cursorOf = (page: number) => Buffer.from(`page ${page}`).toString('base64url');

function pageOf(cursor: string | undefined): number {
  if (cursor === undefined) return 1;
  const page = Number(/^page (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? 0);
  if (page < 1) throw invalidRequest('The cursor is none of this search');
  return page;
}

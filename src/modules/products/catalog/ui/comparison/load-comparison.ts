import type { RouterContextProvider } from 'react-router';
import { MAX_COMPARED } from '#products/catalog/comparison/chosen-products.ts';
import type { ComparedAddress } from '#products/catalog/comparison/compared-address.ts';
import { type Comparison, compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import type { ProductSummary } from '#products/catalog/product/product.schema.ts';
import { isSearchable, tidyKeyword } from '#products/catalog/search/search-keyword.ts';
import { load } from '#routing/load.ts';

const NOTHING: Comparison = { products: [], comparedBy: 'category', attributes: [] };
const MAX_OFFERED = 4;

/** Products that can be added to a comparison. */
export interface OfferedProducts {
  /** The name of the category they are looked for in; null if there is none yet. */
  readonly category: string | null;
  /** The words by which they were found; empty if they were not searched for. */
  readonly find: string;
  readonly products: readonly Pick<ProductSummary, '_id' | 'slug' | 'title' | 'condition' | 'image' | 'langs'>[];
}

export async function loadComparison(
  context: Readonly<RouterContextProvider>,
  { slugs, find }: ComparedAddress,
): Promise<{ readonly comparison: Comparison; readonly offered: OfferedProducts | null }> {
  const comparison = slugs.length === 0 ? NOTHING : (await load(context, compareProducts, { slugs: [...slugs] })).data;
  const { products } = comparison;
  return { comparison, offered: products.length < MAX_COMPARED ? await loadOffered(context, comparison, find) : null };
}

/** Of the first product's category: what was searched for, or the best rated ones. */
async function loadOffered(
  context: Readonly<RouterContextProvider>,
  { products }: Comparison,
  words: string,
): Promise<OfferedProducts> {
  const kind = products[0]?.kind;
  const find = tidyKeyword(words);
  const within = { ...(kind !== undefined && { kind: [kind] }), inStock: true, limit: MAX_OFFERED + products.length };
  const list = isSearchable(find, 'asked')
    ? await load(context, searchProducts, { keyword: find, ...within })
    : await load(context, listProducts, { ...within, sortBy: 'rating' });
  const compared = new Set(products.map(({ _id }) => _id));
  return {
    category: list.facets.kind.find(({ value }) => value === kind)?.label ?? null,
    find,
    products: list.data
      .filter(({ _id }) => !compared.has(_id))
      .slice(0, MAX_OFFERED)
      .map(({ _id, slug, title, condition, image, langs }) => ({ _id, slug, title, condition, image, langs })),
  };
}

import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Facets } from '#products/catalog/contract.ts';
import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import { type Brand, knownBrands } from '#products/catalog/server/brands.ts';
import { FILTER_WORDS, type Labelled } from './filter-words.ts';
import type { ProductColumns } from './index-columns.ts';
import { liveProducts } from './live-products.ts';
import type { FilterChoice } from './product-bars.ts';
import type { ProductCounts } from './product-counts.ts';
import type { IndexQuery, ProductIndex } from './product-index.ts';

export interface CountedProducts {
  readonly total: number;
  readonly facets: Facets;
  /** The index that was counted, with all changes published before the call. */
  readonly products: ProductIndex;
}

/** How many products match the filters, and how many each further filter would leave. Cached until the catalogue changes. */
export function countedProducts(ctx: Ctx, choice: FilterChoice): Promise<CountedProducts> {
  return ctx.remember(`counted ${JSON.stringify(choice)}`, [cacheTag.catalog], async () => {
    const brands = await knownBrands(ctx);
    const products = await liveProducts(ctx);
    return { products, ...count(products, { choice }, brands) };
  });
}

/** The same for a search as well, not cached. */
export function count(products: ProductIndex, asked: IndexQuery, brands: readonly Brand[]) {
  const counts = products.count(asked);
  return { total: counts.total, facets: facetsOf(products.columns, counts, brands, asked.choice) };
}

const MIN_STARS = [4, 3, 2, 1] as const;

/** Counts with labels, in the order of each group: values that have products, and selected ones even if they have none. */
export function facetsOf(
  { groups }: ProductColumns,
  { of, paid }: ProductCounts,
  brands: readonly Brand[],
  choice: FilterChoice,
): Facets {
  const ofFilter = (name: FilterField) => {
    const { wordOf, offered } = FILTER_WORDS[name];
    const { values } = groups[name];
    const chosen: readonly string[] = choice[name] ?? [];
    return inOrder(offered({ values, brands, chosen }), tally(values, of[name], wordOf), chosen);
  };
  const atLeast = (least: number) =>
    sum(groups.rating.values.map((stars, code) => (stars >= least ? (of.rating[code] ?? 0) : 0)));
  const rating = new Map(MIN_STARS.map(least => [String(least), atLeast(least)]));
  const stars = choice.rating === undefined ? [] : [String(choice.rating)];
  return Object.freeze({
    ...(Object.fromEntries(FILTER_FIELDS.map(name => [name, ofFilter(name)])) as Pick<Facets, FilterField>),
    rating: inOrder(
      MIN_STARS.map(least => [String(least), `${least}★ and above`]),
      rating,
      stars,
    ),
    inStock: of.inStock[groups.inStock.values.indexOf(true)] ?? 0,
    onSale: of.onSale[groups.onSale.values.indexOf(true)] ?? 0,
    price: { min: Math.floor((paid?.least ?? 0) / 100), max: Math.ceil((paid?.most ?? 0) / 100) },
  });
}

function tally<Value>(values: readonly Value[], counts: Uint32Array, nameOf: (value: Value) => string) {
  const tallied = new Map<string, number>();
  for (const [code, value] of values.entries())
    tallied.set(nameOf(value), (tallied.get(nameOf(value)) ?? 0) + (counts[code] ?? 0));
  return tallied;
}

function inOrder(known: readonly Labelled[], counts: ReadonlyMap<string, number>, chosen: readonly string[] = []) {
  return known
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

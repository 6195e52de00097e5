import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { wordParts } from '#products/catalog/attributes/attribute-words.ts';
import type { Facets, ProductFilter } from '#products/catalog/contract.ts';
import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import { knownAttributes } from '#products/catalog/server/attributes.ts';
import { knownBrands } from '#products/catalog/server/brands.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { productSearch } from '#products/catalog/server/engine/live-search.ts';
import type { Counts, PageAsked, ProductPage, ProductSearch } from '#products/catalog/server/engine/product-search.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import type { AttributeTally } from './attribute-bars.ts';
import { attributeFilters, attributeGroup, sharedAttributes, sharedWords } from './attribute-facets.ts';
import { FILTER_WORDS, type FilterNames, type Labelled } from './filter-words.ts';
import type { FilterChoice } from './product-bars.ts';

export interface CountedProducts {
  readonly total: number;
  readonly facets: Facets;
  /** What was asked, with all changes published before the call. */
  readonly products: ProductSearch;
  /** The filters as the index was asked: with all categories below the chosen ones. */
  readonly choice: FilterChoice;
  /** If it was asked for. */
  readonly page?: ProductPage | undefined;
}

/**
 * How many products match the filters, and how many each further filter would leave, labelled in the language. Cached until
 * the catalogue changes.
 */
export function countedProducts(ctx: Ctx, chosen: Chosen, language = SOURCE_LANGUAGE): Promise<CountedProducts> {
  return ctx.remember(`counted ${language} ${JSON.stringify(chosen)}`, [cacheTag.catalog], () =>
    countProducts(ctx, { chosen, language }),
  );
}

/** The filters of a list as they are asked for. */
export type Chosen = Omit<ProductFilter, 'sortBy' | 'page' | 'limit'>;

interface Counting {
  readonly chosen: Chosen;
  readonly words?: SearchWords | undefined;
  readonly language?: string | undefined;
  /** A page to be found along with the counts. */
  readonly page?: PageAsked;
}

/** The same for a search as well, not cached. */
export async function countProducts(
  ctx: Ctx,
  { chosen, words, language = SOURCE_LANGUAGE, page }: Counting,
): Promise<CountedProducts> {
  const brands = await knownBrands(ctx);
  const products = await productSearch(ctx);
  const { attr: _, ...filters } = chosen;
  const { choice, attr, categories, attributes } = await choiceOf(ctx, chosen);
  const names = { brands, categories };
  let ids: readonly string[] = [];
  const counts = await products.count(
    { choice, words },
    {
      attributesOf: kinds => {
        const shared = sharedAttributes(kinds, attributes, categories);
        ids = [...new Set([...shared.map(({ id }) => id), ...attr.map(word => wordParts(word).id)])];
        return ids;
      },
      ...(page && { page }),
    },
  );
  const facets = speaking(language, () => ({
    ...facetsOf(counts, { ...names, language }, filters),
    attributes: ids
      .flatMap(id => attributes.get(id) ?? [])
      .map(attribute =>
        attributeGroup(attribute, counts.attributes.get(attribute.id) ?? NONE_HAS, { chosen: attr, language }),
      )
      .filter(({ values }) => values.length > 0),
  }));
  return { products, choice, total: counts.total, facets, page: counts.page };
}

const NONE_HAS: AttributeTally = { one: new Map(), several: [] };

/** The filters as the index is asked: with all categories below the chosen ones, and the attributes that these share. */
export async function choiceOf(ctx: Ctx, { attr: asked = [], ...filters }: Chosen) {
  const categories = await knownCategories(ctx);
  const attributes = await knownAttributes(ctx);
  const attr = sharedWords(asked, filters.kind, attributes, categories);
  const choice: FilterChoice = {
    ...filters,
    ...(filters.kind && { kind: [...categories.within(filters.kind)] }),
    ...(attr.length > 0 && { attributes: attributeFilters(attr, attributes) }),
  };
  return { choice, attr, categories, attributes };
}

const MIN_STARS = [4, 3, 2, 1] as const;

/** Counts with labels, in the order of each group: values that have products, and selected ones even if they have none. */
export function facetsOf(
  { of, values, paid }: Counts,
  names: FilterNames,
  choice: FilterChoice,
): Omit<Facets, 'attributes'> {
  const ofFilter = (name: FilterField) => {
    const { wordOf, foundBy, offered } = FILTER_WORDS[name];
    const chosen: readonly string[] = choice[name] ?? [];
    const own = tally<unknown>(of[name], wordOf);
    const found = new Map(own);
    if (foundBy)
      for (const [word, count] of own)
        for (const other of foundBy(word, names)) found.set(other, (found.get(other) ?? 0) + count);
    const shown = inOrder(offered({ values: values[name], names, chosen }), found, chosen);
    return shown.filter(({ value }) => (own.get(value) ?? 0) > 0 || chosen.includes(value));
  };
  const atLeast = (least: number) => sum([...of.rating].map(([stars, count]) => (stars >= least ? count : 0)));
  const rating = new Map(MIN_STARS.map(least => [String(least), atLeast(least)]));
  const stars = choice.rating === undefined ? [] : [String(choice.rating)];
  return Object.freeze({
    ...(Object.fromEntries(FILTER_FIELDS.map(name => [name, ofFilter(name)])) as Pick<Facets, FilterField>),
    rating: inOrder(
      MIN_STARS.map(least => [String(least), t('products.catalog.filters.starsAndAbove', { stars: least })]),
      rating,
      stars,
    ),
    inStock: of.inStock.get(true) ?? 0,
    onSale: of.onSale.get(true) ?? 0,
    price: { min: Math.floor((paid?.least ?? 0) / 100), max: Math.ceil((paid?.most ?? 0) / 100) },
  });
}

function tally<Value>(counts: ReadonlyMap<Value, number>, nameOf: (value: Value) => string) {
  const tallied = new Map<string, number>();
  for (const [value, count] of counts) tallied.set(nameOf(value), (tallied.get(nameOf(value)) ?? 0) + count);
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

import type { OfferedValue } from '#products/catalog/attributes/attribute-words.ts';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import type { IndexQuery } from '#products/catalog/server/engine/product-search.ts';
import type { FilterChoice } from '#products/catalog/server/index/product-bars.ts';
import type { IndexGroup } from './product-document.ts';
import { factOf } from './product-document.ts';
import { allOf, anyOf, type Prefix, type Query, type WordQueries } from './word-queries.ts';

/** A filter by name: `attribute ram` is that by an attribute. */
export type FilterName = IndexGroup | 'category' | 'rating' | 'price' | `attribute ${string}`;

type Filter = (prefix: Prefix) => Query;

/** The filters of a list as queries. */
export class FilterQueries {
  readonly #filters: ReadonlyMap<FilterName, Filter>;
  readonly #words: WordQueries | undefined;
  readonly #isEvery: boolean;

  constructor({ choice }: IndexQuery, words: WordQueries | undefined) {
    this.#filters = filtersOf(choice);
    this.#words = words;
    this.#isEvery = choice.everyOffer === true;
  }

  has(name: FilterName): boolean {
    return this.#filters.has(name);
  }

  /** What passes all filters but one, whether or not another offer is shown for it. Words are asked for apart. */
  passing(except?: FilterName, prefix: Prefix = ''): readonly Query[] {
    return [...this.#filters].filter(([name]) => name !== except).map(([, filter]) => filter(prefix));
  }

  /** What passes all filters but at most one: everything that is counted anywhere. */
  get nearly(): readonly Query[] {
    const all = this.passing();
    return all.length < 2 ? [] : [{ bool: { should: all, minimum_should_match: all.length - 1 } }];
  }

  /**
   * The products that a list with all filters but one shows.
   * @param alike only better offers with the same value of this group count, so that each value has the product once
   * @param more one filter more
   */
  shown(except?: FilterName, alike?: IndexGroup, more: readonly Filter[] = []): Query {
    const own = [...this.passing(except), ...more.map(filter => filter(''))];
    if (this.#isEvery) return allOf(own);
    const theirs = [
      ...this.passing(except, 'better.'),
      ...more.map(filter => filter('better.')),
      ...(alike ? [{ term: { 'better.same': alike } }] : []),
    ];
    if (!this.#words && theirs.length === 0) return { term: { place: 0 } };
    const isBetter = (queries: readonly Query[]) => ({ nested: { path: 'better', query: allOf(queries) } });
    const pinned = this.#words?.pinned ?? [];
    const others = [isBetter([...theirs, ...(this.#words ? [this.#words.matching('better.')] : [])])];
    // Of a product that is pinned each offer is found.
    if (pinned.length > 0) others.push(allOf([anyOf(pinned), isBetter(theirs)]) as (typeof others)[number]);
    return { bool: { filter: own, must_not: others } };
  }
}

/** At least so many stars. */
export const starsFrom =
  (least: number): Filter =>
  prefix => ({ range: { [`${prefix}rating`]: { gte: least } } });

function filtersOf(choice: FilterChoice): Map<FilterName, Filter> {
  const { category, rating, inStock, onSale, minPrice, maxPrice, attributes = [] } = choice;
  const filters = new Map<FilterName, Filter>();
  // Every product is electronics; `accessories` is the section of that name.
  if (category && !category.includes('electronics'))
    filters.set('category', prefix => ({ term: { [`${prefix}section`]: 'accessories' } }));
  for (const name of FILTER_FIELDS) {
    const chosen = choice[name];
    if (chosen) filters.set(name, prefix => ({ terms: { [`${prefix}${name}`]: chosen } }));
  }
  if (rating !== undefined) filters.set('rating', starsFrom(rating));
  if (inStock !== undefined) filters.set('inStock', prefix => ({ term: { [`${prefix}inStock`]: inStock } }));
  if (onSale !== undefined) filters.set('onSale', prefix => ({ term: { [`${prefix}onSale`]: onSale } }));
  if (minPrice !== undefined || maxPrice !== undefined)
    filters.set('price', prefix => ({
      range: {
        [`${prefix}paid`]: {
          ...(minPrice !== undefined && { gte: Math.ceil(minPrice * 100) }),
          ...(maxPrice !== undefined && { lte: Math.floor(maxPrice * 100) }),
        },
      },
    }));
  for (const { id, offered } of attributes)
    filters.set(`attribute ${id}`, prefix => anyOf(offered.map(each => isOffered(`${prefix}facts`, id, each))));
  return filters;
}

function isOffered(field: string, id: string, offered: OfferedValue): Query {
  if ('value' in offered) return { term: { [field]: factOf(id, offered.value) } };
  return { range: { [field]: { gte: factOf(id, offered.from), lt: factOf(id, offered.to) } } };
}

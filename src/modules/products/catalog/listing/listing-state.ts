import { ATTRIBUTE_WORD } from '#products/catalog/attributes/attribute-word.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  type FilterWord,
  filterShape,
} from '#products/catalog/product/product.filters.ts';
import { CATEGORIES, SORTS, type Sort } from '#products/catalog/vocabulary.ts';

/** The state of a listing in its address: filters, sort order, page, and the product in the quick view. */
export interface ListingState extends Chosen {
  readonly category: readonly ('electronics' | 'accessories')[];
  /** Typed attributes: `ram.8`. */
  readonly attr: readonly string[];
  /** Whole rupees. */
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly rating: number | undefined;
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly product: string | undefined;
}

type Chosen = { readonly [F in FilterField]: readonly FilterWord<F>[] };

const LIST_GROUPS = ['category', ...FILTER_FIELDS, 'attr'] as const;
export type ListGroup = (typeof LIST_GROUPS)[number];

const LINKED_CATEGORIES = [...CATEGORIES, 'accessories'] as const;
const MAX_VALUES = 20;
const MAX_RUPEES = 10_000_000;
const WORD = /^[a-z0-9-]{1,40}$/;

/**
 * Parses a listing's address. Invalid values are ignored rather than refused, so that old links still show products. The
 * values of a group may be one comma-separated list or, from a form without scripts, several parameters.
 */
export function parseListing(params: URLSearchParams): ListingState {
  const words = (name: ListGroup) => [...new Set(params.getAll(name).flatMap(list => list.split(',')))];
  const number = (name: string, least: number, most: number) => {
    const text = params.get(name) ?? '';
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
  const flag = (name: string) => ['true', 'on', '1'].includes(params.get(name) ?? '');
  const [minPrice, maxPrice] = inOrder(number('minPrice', 0, MAX_RUPEES), number('maxPrice', 0, MAX_RUPEES));
  return {
    category: LINKED_CATEGORIES.filter(category => words('category').includes(category)),
    ...ofEachFilter(name => {
      const known = filterShape(name).choices;
      return known
        ? words(name).filter(word => Object.hasOwn(known, word))
        : words(name).filter(isWord).slice(0, MAX_VALUES);
    }),
    attr: words('attr')
      .filter(word => ATTRIBUTE_WORD.test(word))
      .slice(0, MAX_VALUES),
    minPrice,
    maxPrice,
    rating: number('rating', 1, 5),
    inStock: flag('inStock'),
    onSale: flag('onSale'),
    sort: SORTS.find(sort => sort === params.get('sort')),
    page: number('page', 1, 1_000_000) ?? 1,
    product: params.get('product') || undefined,
  };
}

/** The query string of a state, in a fixed order and without defaults. */
export function listingQuery(state: ListingState, keyword?: string): string {
  const { minPrice, maxPrice, rating, inStock, onSale, sort, page, product } = state;
  const said = Object.entries({
    keyword: keyword && encodeURIComponent(keyword),
    ...Object.fromEntries(LIST_GROUPS.map(group => [group, state[group].join(',')])),
    ...{ minPrice, maxPrice, rating },
    inStock: inStock || '',
    onSale: onSale || '',
    sort,
    page: page > 1 ? page : '',
    product,
  }).filter(([, value]) => value !== undefined && value !== '');
  return said.length === 0 ? '' : `?${said.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** The parameters of the API for a state; undefined where no filter is applied. */
export function listingFilter(state: ListingState): ProductFilter {
  const list = <Value>(values: readonly Value[]) => (values.length > 0 ? [...values] : undefined);
  const { minPrice, maxPrice, rating, inStock, onSale, sort, page } = state;
  return {
    category: list(state.category),
    ...ofEachFilter(name => list<string>(state[name])),
    attr: list(state.attr),
    ...{ minPrice, maxPrice, rating },
    inStock: inStock || undefined,
    onSale: onSale || undefined,
    sortBy: sort,
    page: page > 1 ? page : undefined,
  };
}

/** A record with a value for each filter. The cast is safe only if `make` validates the words. */
function ofEachFilter<Value>(make: (name: FilterField) => Value): { [F in FilterField]: Value & FilterWord<F>[] } {
  return Object.fromEntries(FILTER_FIELDS.map(name => [name, make(name)])) as never;
}

function isWord(text: string): boolean {
  return WORD.test(text);
}

function inOrder(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

/** The query of the last page, if the state's page is beyond it, as in an old link; otherwise undefined. */
export function lastPageQuery(
  state: ListingState,
  { totalPages }: { readonly totalPages: number },
  keyword?: string,
): string | undefined {
  const last = Math.max(1, totalPages);
  return state.page > last ? listingQuery({ ...state, page: last }, keyword) : undefined;
}

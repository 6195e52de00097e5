import type { ProductFilter } from '#features/catalog/contract.ts';
import type { GoodsColumn } from './goods-column.ts';
import { type GoodsColumns, GROUPS, type Group } from './goods-columns.ts';
import { originSlug } from './origin-slug.ts';

/** What is chosen of the goods, whatever the order and the page. */
export type Choice = Omit<ProductFilter, 'sortBy' | 'page' | 'limit'>;

/** One bit for each thing that can keep a product out of a list. */
export const BARS = {
  ...(Object.fromEntries(GROUPS.map((group, at) => [group, 1 << at])) as Record<Group, number>),
  category: 1 << GROUPS.length,
  price: 1 << (GROUPS.length + 1),
} as const;

/** A choice as a table: for the code of each value the bar it runs into, or 0. */
interface Barrier {
  readonly codes: Uint32Array;
  readonly bars: Uint32Array;
}

/** Makes what tells of a row all that keeps it out: the bits of its bars, 0 when it belongs to the list. */
export function barsOf(columns: GoodsColumns, choice: Choice): (row: number) => number {
  const barriers = barriersOf(columns, choice);
  const paid = columns.paid.all;
  const least = (choice.minPrice ?? 0) * 100;
  const most = (choice.maxPrice ?? Number.POSITIVE_INFINITY) * 100;
  return row => {
    const price = paid[row] as number;
    let met = price < least || price > most ? BARS.price : 0;
    for (const { codes, bars } of barriers) met |= bars[codes[row] as number] as number;
    return met;
  };
}

function barriersOf(columns: GoodsColumns, choice: Choice): readonly Barrier[] {
  const { category, section, brand, kind, origin, rating, inStock, onSale } = choice;
  return [
    // Everything is electronics; `accessories` is the section of that name.
    category && !category.includes('electronics') && barrier(columns.section, 'category', is => is === 'accessories'),
    section && barrier(columns.section, 'section', is => section.includes(is)),
    brand && barrier(columns.brand, 'brand', is => brand.includes(is)),
    kind && barrier(columns.kind, 'kind', is => kind.includes(is)),
    origin && barrier(columns.origin, 'origin', is => origin.includes(originSlug(is))),
    rating !== undefined && barrier(columns.rating, 'rating', is => is >= rating),
    inStock !== undefined && barrier(columns.inStock, 'inStock', is => is === inStock),
    onSale !== undefined && barrier(columns.onSale, 'onSale', is => is === onSale),
  ].filter(each => typeof each === 'object');
}

function barrier<Value>(column: GoodsColumn<Value>, name: keyof typeof BARS, lets: (value: Value) => boolean): Barrier {
  return { codes: column.codes, bars: Uint32Array.from(column.values, value => (lets(value) ? 0 : BARS[name])) };
}

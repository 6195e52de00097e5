import type { ProductFilter } from '#products/catalog/contract.ts';
import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import type { AttributeFilter } from './attribute-bars.ts';
import { FILTER_WORDS } from './filter-words.ts';
import { COLUMN_GROUPS, type ColumnGroup, type ProductColumns } from './index-columns.ts';
import type { ColumnCodes, ProductColumn } from './product-column.ts';

/** The filters of a list, without sort and page. */
export interface FilterChoice extends Omit<ProductFilter, 'sortBy' | 'page' | 'limit' | 'attr'> {
  readonly attributes?: readonly AttributeFilter[] | undefined;
}

/** One bit for each reason to leave a product out of a list. */
export const BARS = {
  ...(Object.fromEntries(COLUMN_GROUPS.map((group, at) => [group, 1 << at])) as Record<ColumnGroup, number>),
  category: 1 << COLUMN_GROUPS.length,
  price: 1 << (COLUMN_GROUPS.length + 1),
  /** It is no longer on sale, or does not match the search. */
  words: 1 << (COLUMN_GROUPS.length + 2),
  /** One filter by an attribute, or several; which ones is noted apart. */
  attributes: 1 << (COLUMN_GROUPS.length + 3),
} as const;

// The bars of a row are 16 bits.
if (BARS.attributes >= 1 << 16) throw new Error(`Too many filters: ${COLUMN_GROUPS.join(', ')}`);

/** A filter as a lookup table: for each code, the bit of the filter if it excludes the value, otherwise 0. */
interface Barrier {
  readonly codes: ColumnCodes;
  readonly barOf: Uint16Array;
}

/**
 * Writes for each row why it is left out: the bits of its bars, 0 if it belongs to the list. Works column by column, which
 * is how they are stored.
 * @param worth by row, the score of the search; 0 if the row does not match
 * @param missed by row, which filters by attributes leave it out; of no length if there are none
 * @param bars with room for as many rows as `worth` has
 */
export function barRows(
  bars: Uint16Array,
  columns: ProductColumns,
  choice: FilterChoice,
  { worth, missed }: { readonly worth: Uint16Array; readonly missed: Uint16Array },
): void {
  const count = worth.length;
  for (let row = 0; row < count; row += 1) bars[row] = worth[row] === 0 ? BARS.words : 0;
  for (const { codes, barOf } of barriersOf(columns, choice))
    for (let row = 0; row < count; row += 1)
      bars[row] = (bars[row] as number) | (barOf[codes[row] as number] as number);
  for (let row = 0; row < missed.length; row += 1)
    if (missed[row] !== 0) bars[row] = (bars[row] as number) | BARS.attributes;
  const { minPrice, maxPrice } = choice;
  if (minPrice !== undefined || maxPrice !== undefined)
    barPrices(bars.subarray(0, count), columns.paid.all, (minPrice ?? 0) * 100, (maxPrice ?? Infinity) * 100);
}

function barPrices(bars: Uint16Array, paid: Uint32Array, least: number, most: number): void {
  for (let row = 0; row < bars.length; row += 1) {
    const price = paid[row] as number;
    if (price < least || price > most) bars[row] = (bars[row] as number) | BARS.price;
  }
}

function barriersOf(columns: ProductColumns, choice: FilterChoice): readonly Barrier[] {
  const { category, rating, inStock, onSale } = choice;
  const { groups } = columns;
  return [
    // Every product is electronics; `accessories` is the section of that name.
    category && !category.includes('electronics') && barrier(groups.section, 'category', is => is === 'accessories'),
    ...FILTER_FIELDS.map(name => choice[name] && chosenOnly(groups[name], name, choice[name])),
    rating !== undefined && barrier(groups.rating, 'rating', is => is >= rating),
    inStock !== undefined && barrier(groups.inStock, 'inStock', is => is === inStock),
    onSale !== undefined && barrier(groups.onSale, 'onSale', is => is === onSale),
  ].filter(each => typeof each === 'object');
}

function chosenOnly(column: ProductColumn<unknown>, name: FilterField, chosen: readonly string[]): Barrier {
  const { wordOf } = FILTER_WORDS[name];
  return barrier(column, name, is => chosen.includes(wordOf(is)));
}

function barrier<Value>(
  column: ProductColumn<Value>,
  name: keyof typeof BARS,
  lets: (value: Value) => boolean,
): Barrier {
  return { codes: column.codes, barOf: Uint16Array.from(column.values, value => (lets(value) ? 0 : BARS[name])) };
}

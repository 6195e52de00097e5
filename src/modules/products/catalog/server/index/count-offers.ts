import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import type { FilterColumn } from './attribute-columns.ts';
import { FILTER_WORDS } from './filter-words.ts';
import { COLUMN_GROUPS, type ColumnGroup, type ProductColumns } from './index-columns.ts';
import type { OfferGroups } from './offer-groups.ts';
import { BARS } from './product-bars.ts';
import type { ProductCounts } from './product-counts.ts';

/**
 * Corrects counts that know only the offers that are shown: a product counts once for each value that any of its offers
 * would be found by.
 */
export function countOffers(counts: ProductCounts, columns: ProductColumns, offers: OfferGroups): ProductCounts {
  const counters = COLUMN_GROUPS.map(group => counterOf(group, counts.of[group], columns, offers));
  let { least, most } = counts.paid ?? { least: Number.MAX_SAFE_INTEGER, most: 0 };
  const paid = columns.paid.all;
  offers.each(({ from, to, shown, differs }) => {
    // Why offers are left out that only one filter leaves out.
    let single = 0;
    for (let place = from; place < to; place += 1) {
      const met = offers.barsAt(place);
      if ((met & (met - 1)) !== 0) continue;
      single |= met;
      if (met !== 0 && met !== BARS.price) continue;
      const price = paid[offers.rowAt(place)] as number;
      if (price < least) least = price;
      if (price > most) most = price;
    }
    // What offers have in common was counted with the one that is shown.
    const open = shown < 0 ? single : differs;
    for (let left = open & ALL_GROUPS; left !== 0; left &= left - 1)
      counters[31 - Math.clz32(left & -left)]?.(from, to, shown);
  });
  return { ...counts, paid: most < least ? undefined : { least, most } };
}

/** The groups are the lowest bits, in their order. */
const ALL_GROUPS = (1 << COLUMN_GROUPS.length) - 1;

/** Counts one product in one group. */
function counterOf(group: ColumnGroup, counts: Uint32Array, columns: ProductColumns, offers: OfferGroups) {
  const { codes, values } = columns.groups[group];
  const isSame = sameFilter(group, values);
  const found: number[] = [];
  const add = (code: number, by: number) => {
    counts[code] = (counts[code] as number) + by;
  };
  return (from: number, to: number, shown: number) => {
    found.length = 0;
    for (let place = from; place < to; place += 1) {
      const met = offers.barsAt(place);
      if (met !== 0 && met !== BARS[group]) continue;
      const code = codes[offers.rowAt(place)] as number;
      if (!found.some(other => other === code || isSame(other, code))) found.push(code);
    }
    if (shown >= 0) add(codes[shown] as number, -1);
    // Stars count for all fewer stars too.
    if (group === 'rating' && found.length > 1)
      add(
        found.reduce((best, code) => (Number(values[code]) > Number(values[best]) ? code : best)),
        1,
      );
    else for (const code of found) add(code, 1);
  };
}

/** Whether two values are found by the same word of the filter, as two spellings of a country are. */
function sameFilter(group: ColumnGroup, values: readonly unknown[]): (one: number, other: number) => boolean {
  if (group === 'rating' || group === 'inStock' || group === 'onSale') return () => false;
  const { wordOf } = FILTER_WORDS[group];
  return (one, other) => wordOf(values[one]) === wordOf(values[other]);
}

/** For each product with several offers, the values of an attribute that those have by which it would be found. */
export function attributeOfOffers(
  offers: OfferGroups,
  isFound: (place: number) => boolean,
  column: FilterColumn | undefined,
): AttributeValue[][] {
  const several: AttributeValue[][] = [];
  if (!column) return several;
  const { codes, values } = column;
  offers.each(({ from, to }) => {
    const found = new Set<AttributeValue>();
    for (let place = from; place < to; place += 1) {
      const value = isFound(place) ? values[codes[offers.rowAt(place)] ?? 0] : undefined;
      if (value !== undefined) found.add(value);
    }
    if (found.size > 0) several.push([...found]);
  });
  return several;
}

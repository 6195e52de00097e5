import { COLUMN_GROUPS, type ColumnGroup, type ProductColumns } from './index-columns.ts';
import { BARS } from './product-bars.ts';
import type { ColumnCodes } from './product-column.ts';

/** How many products match the filters, and for each value of a group how many match all filters but those of that group. */
export interface ProductCounts {
  readonly total: number;
  /** Indexed by the codes of the columns. */
  readonly of: Readonly<Record<ColumnGroup, Uint32Array>>;
  /** The price range in paise without the price filter; undefined if no product is left. */
  readonly paid: { readonly least: number; readonly most: number } | undefined;
}

/**
 * Counts rows without bars in every group, and rows with a single bar in the group of that bar.
 * @param bars by row, why it is left out
 */
export function countByBars(columns: ProductColumns, bars: Uint16Array): ProductCounts {
  const of = Object.fromEntries(
    COLUMN_GROUPS.map(group => {
      const { codes, values } = columns.groups[group];
      return [group, tally(codes, values.length, bars, BARS[group])];
    }),
  ) as ProductCounts['of'];
  let total = 0;
  for (let row = 0; row < bars.length; row += 1) if (bars[row] === 0) total += 1;
  return { total, of, paid: paidRange(columns.paid.all, bars) };
}

function tally(codes: ColumnCodes, values: number, bars: Uint16Array, open: number): Uint32Array {
  const counts = new Uint32Array(values);
  for (let row = 0; row < bars.length; row += 1) {
    const met = bars[row] as number;
    if (met !== 0 && met !== open) continue;
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

function paidRange(paid: Uint32Array, bars: Uint16Array): ProductCounts['paid'] {
  let least = Number.MAX_SAFE_INTEGER;
  let most = 0;
  for (let row = 0; row < bars.length; row += 1) {
    const met = bars[row] as number;
    if (met !== 0 && met !== BARS.price) continue;
    const price = paid[row] as number;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  return most < least ? undefined : { least, most };
}

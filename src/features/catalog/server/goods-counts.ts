import { BARS, barsOf, type Choice } from './goods-bars.ts';
import { type GoodsColumns, GROUPS, type Group } from './goods-columns.ts';

/** How many goods a choice shows, and for each group how many of each value it would show were that group left open. */
export interface GoodsCounts {
  readonly total: number;
  /** By the codes of the columns. */
  readonly of: Readonly<Record<Group, Uint32Array>>;
  /** The least and the most that is paid (paise) were the price left open; undefined when nothing is left. */
  readonly paid: { readonly least: number; readonly most: number } | undefined;
}

/**
 * Counts in one walk: what meets no bar counts in every group, what meets one alone counts in the group of that bar.
 * @param counted by row, 0 where nothing is to be counted
 */
export function countGoods(columns: GoodsColumns, counted: Uint8Array | Uint16Array, choice: Choice): GoodsCounts {
  const barsAt = barsOf(columns, choice);
  const groups = GROUPS.map(group => ({
    bar: BARS[group],
    codes: columns[group].codes,
    counts: new Uint32Array(columns[group].values.length),
  }));
  const paid = columns.paid.all;
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  // From the first row to the last, because that is how they lie in memory: ten times as fast as in an order of a list.
  for (let row = 0; row < counted.length; row += 1) {
    if (counted[row] === 0) continue;
    const bars = barsAt(row);
    if (bars === 0 || bars === BARS.price) {
      const price = paid[row] as number;
      if (price < least) least = price;
      if (price > most) most = price;
    }
    if (bars === 0) total += 1;
    for (const { bar, codes, counts } of groups) {
      if (bars !== 0 && bars !== bar) continue;
      const code = codes[row] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  const of = Object.fromEntries(GROUPS.map((group, at) => [group, groups[at]?.counts])) as GoodsCounts['of'];
  return { total, of, paid: most < least ? undefined : { least, most } };
}

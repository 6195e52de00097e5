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

/** Counts in one walk: what meets no bar counts in every group, what meets one alone counts in the group of that bar. */
export function countGoods(columns: GoodsColumns, rows: Uint32Array, choice: Choice): GoodsCounts {
  const barsAt = barsOf(columns, choice);
  const groups = GROUPS.map(group => ({
    bar: BARS[group],
    column: columns[group],
    counts: new Uint32Array(columns[group].values.length),
  }));
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const bars = barsAt(row);
    if (bars === 0 || bars === BARS.price) {
      least = Math.min(least, columns.paid.at(row));
      most = Math.max(most, columns.paid.at(row));
    }
    if (bars === 0) total += 1;
    for (const { bar, column, counts } of groups)
      if (bars === 0 || bars === bar) counts[column.codeAt(row)] = (counts[column.codeAt(row)] as number) + 1;
  }
  const of = Object.fromEntries(GROUPS.map((group, at) => [group, groups[at]?.counts])) as GoodsCounts['of'];
  return { total, of, paid: most < least ? undefined : { least, most } };
}

import { FILTER_FIELDS, type FilterField } from '#features/catalog/product.filters.ts';
import type { FieldValue } from '#features/catalog/product-content.ts';
import type { Good } from './goods.rows.ts';
import { GoodsColumn } from './goods-column.ts';
import { RowNumbers } from './row-numbers.ts';

/** Each has a bit of 16, as have category, price and words (`BARS`). */
export const GROUPS = [...FILTER_FIELDS, 'rating', 'inStock', 'onSale'] as const;
export type Group = (typeof GROUPS)[number];

type Columns = { readonly [F in FilterField]: GoodsColumn<FieldValue<F>> } & {
  /** Whole stars of the average, rounded down. */
  readonly rating: GoodsColumn<number>;
  readonly inStock: GoodsColumn<boolean>;
  readonly onSale: GoodsColumn<boolean>;
};

/** What the filters of a list ask about: a column for each group of choices, and the price. */
export class GoodsColumns {
  readonly groups = Object.fromEntries(GROUPS.map(group => [group, new GoodsColumn()])) as unknown as Columns;
  readonly #ofFields = FILTER_FIELDS.map(field => this.groups[field]) as readonly GoodsColumn<unknown>[];
  /** What is paid for one, in paise. */
  readonly paid = new RowNumbers();

  set(row: number, good: Good): void {
    for (let at = 0; at < FILTER_FIELDS.length; at += 1)
      (this.#ofFields[at] as GoodsColumn<unknown>).set(row, good[FILTER_FIELDS[at] as FilterField]);
    this.groups.rating.set(row, Math.floor(good.average));
    this.groups.inStock.set(row, good.inStock);
    this.groups.onSale.set(row, good.onSale);
    this.paid.set(row, good.paid);
  }
}

import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { IndexedProduct } from './index.rows.ts';
import { ProductColumn } from './product-column.ts';
import { RowNumbers } from './row-numbers.ts';

/** Each has a bit of 16, as have category, price and words (`BARS`). */
export const COLUMN_GROUPS = [...FILTER_FIELDS, 'rating', 'inStock', 'onSale'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

type Columns = { readonly [F in FilterField]: ProductColumn<FieldValue<F>> } & {
  /** Whole stars of the average, rounded down. */
  readonly rating: ProductColumn<number>;
  readonly inStock: ProductColumn<boolean>;
  readonly onSale: ProductColumn<boolean>;
};

/** What the filters of a list ask about: a column for each group of choices, and the price. */
export class ProductColumns {
  readonly groups = Object.fromEntries(COLUMN_GROUPS.map(group => [group, new ProductColumn()])) as unknown as Columns;
  readonly #ofFields = FILTER_FIELDS.map(field => this.groups[field]) as readonly ProductColumn<unknown>[];
  /** What is paid for one, in paise. */
  readonly paid = new RowNumbers();

  set(row: number, product: IndexedProduct): void {
    for (let at = 0; at < FILTER_FIELDS.length; at += 1)
      (this.#ofFields[at] as ProductColumn<unknown>).set(row, product[FILTER_FIELDS[at] as FilterField]);
    this.groups.rating.set(row, Math.floor(product.average));
    this.groups.inStock.set(row, product.inStock);
    this.groups.onSale.set(row, product.onSale);
    this.paid.set(row, product.paid);
  }
}

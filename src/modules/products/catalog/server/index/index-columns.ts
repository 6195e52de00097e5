import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { IndexedProduct } from './index.queries.ts';
import { RowNumbers } from './row-numbers.ts';

/** One property of the products, by row. Values are dictionary-encoded: each row holds a small integer code. */
export class ProductColumn<Value> {
  readonly #values: Value[] = [];
  readonly #codes = new Map<Value, number>();
  readonly #rows = new RowNumbers();

  set(row: number, value: Value): void {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codes.set(value, code);
    }
    this.#rows.set(row, code);
  }

  /** The codes by row, for scanning; invalid after the next `set`. */
  get codes(): Uint32Array {
    return this.#rows.all;
  }

  /** Every value that any row has had, indexed by its code. */
  get values(): readonly Value[] {
    return this.#values;
  }
}

/** Each takes one of 16 bits, as do category, price and words (`BARS`). */
export const COLUMN_GROUPS = [...FILTER_FIELDS, 'rating', 'inStock', 'onSale'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

type Columns = { readonly [F in FilterField]: ProductColumn<FieldValue<F>> } & {
  /** Whole stars of the average, rounded down. */
  readonly rating: ProductColumn<number>;
  readonly inStock: ProductColumn<boolean>;
  readonly onSale: ProductColumn<boolean>;
};

/** The columns that filters read: one for each group, and the price. */
export class ProductColumns {
  readonly groups = Object.fromEntries(COLUMN_GROUPS.map(group => [group, new ProductColumn()])) as unknown as Columns;
  readonly #ofFields = FILTER_FIELDS.map(field => this.groups[field]) as readonly ProductColumn<unknown>[];
  /** The price paid for one unit, in paise. */
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

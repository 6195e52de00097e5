import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { SellerId } from '#shared/id.ts';
import { AttributeColumns } from './attribute-columns.ts';
import type { IndexedProduct } from './index.queries.ts';
import { ProductColumn } from './product-column.ts';
import { RowNumbers } from './row-numbers.ts';

/** Each takes one of 16 bits, as do category, price and words (`BARS`). */
export const COLUMN_GROUPS = [...FILTER_FIELDS, 'rating', 'inStock', 'onSale'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

type Columns = { readonly [F in FilterField]: ProductColumn<FieldValue<F>> } & {
  /** Whole stars of the average, rounded down. */
  readonly rating: ProductColumn<number>;
  readonly inStock: ProductColumn<boolean>;
  readonly onSale: ProductColumn<boolean>;
};

/** What lists are sorted by, besides titles and ids. */
export interface SortKeys {
  readonly section: string;
  readonly origin: string | null;
  readonly inStock: boolean;
  /** In paise. */
  readonly paid: number;
  /** In hundredths of a star. */
  readonly average: number;
  readonly reviews: number;
  readonly created: number;
}

/** The columns that filters and sort orders read: one for each group of filters, and numbers. */
export class ProductColumns {
  readonly groups = Object.fromEntries(COLUMN_GROUPS.map(group => [group, new ProductColumn()])) as unknown as Columns;
  readonly #ofFields = FILTER_FIELDS.map(field => this.groups[field]) as readonly ProductColumn<unknown>[];
  readonly attributes = new AttributeColumns();
  /** The price paid for one unit, in paise. */
  readonly paid = new RowNumbers(new Uint32Array());
  /** Mean of the visible reviews in hundredths of a star. */
  readonly average = new RowNumbers(new Uint16Array());
  readonly reviews = new RowNumbers(new Uint32Array());
  /** Microseconds since 1970. */
  readonly created = new RowNumbers(new Float64Array());
  readonly seller = new ProductColumn<SellerId>();

  set(row: number, product: IndexedProduct): void {
    for (let at = 0; at < FILTER_FIELDS.length; at += 1)
      (this.#ofFields[at] as ProductColumn<unknown>).set(row, product[FILTER_FIELDS[at] as FilterField]);
    this.groups.rating.set(row, Math.floor(product.average));
    this.groups.inStock.set(row, product.inStock);
    this.groups.onSale.set(row, product.onSale);
    this.attributes.set(row, product.attributes);
    this.paid.set(row, product.paid);
    this.average.set(row, Math.round(product.average * 100));
    this.reviews.set(row, product.reviews);
    this.created.set(row, product.created);
    this.seller.set(row, product.sellerId);
  }

  sortKeys(row: number): SortKeys {
    return {
      section: this.groups.section.at(row),
      origin: this.groups.origin.at(row),
      inStock: this.groups.inStock.at(row),
      paid: this.paid.at(row),
      average: this.average.at(row),
      reviews: this.reviews.at(row),
      created: this.created.at(row),
    };
  }
}

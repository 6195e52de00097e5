import type { Kind, Section } from '#products/catalog/vocabulary.ts';
import type { IndexedProduct } from './index.rows.ts';
import { ProductColumn } from './product-column.ts';
import { RowNumbers } from './row-numbers.ts';

/** What the filters of a list ask about: a column for each group of choices, and the price. */
export class ProductColumns {
  readonly brand = new ProductColumn<string>();
  readonly section = new ProductColumn<Section>();
  readonly kind = new ProductColumn<Kind>();
  readonly origin = new ProductColumn<string | null>();
  /** Whole stars of the average, rounded down. */
  readonly rating = new ProductColumn<number>();
  readonly inStock = new ProductColumn<boolean>();
  readonly onSale = new ProductColumn<boolean>();
  /** What is paid for one, in paise. */
  readonly paid = new RowNumbers();

  set(row: number, product: IndexedProduct): void {
    this.brand.set(row, product.brand);
    this.section.set(row, product.section);
    this.kind.set(row, product.kind);
    this.origin.set(row, product.origin);
    this.rating.set(row, Math.floor(product.average));
    this.inStock.set(row, product.inStock);
    this.onSale.set(row, product.onSale);
    this.paid.set(row, product.paid);
  }
}

export const GROUPS = ['brand', 'section', 'kind', 'origin', 'rating', 'inStock', 'onSale'] as const;
export type Group = (typeof GROUPS)[number];

import type { Kind, Section } from '#products/catalog/vocabulary.ts';
import type { Good } from './goods.rows.ts';
import { GoodsColumn } from './goods-column.ts';
import { RowNumbers } from './row-numbers.ts';

/** What the filters of a list ask about: a column for each group of choices, and the price. */
export class GoodsColumns {
  readonly brand = new GoodsColumn<string>();
  readonly section = new GoodsColumn<Section>();
  readonly kind = new GoodsColumn<Kind>();
  readonly origin = new GoodsColumn<string | null>();
  /** Whole stars of the average, rounded down. */
  readonly rating = new GoodsColumn<number>();
  readonly inStock = new GoodsColumn<boolean>();
  readonly onSale = new GoodsColumn<boolean>();
  /** What is paid for one, in paise. */
  readonly paid = new RowNumbers();

  set(row: number, good: Good): void {
    this.brand.set(row, good.brand);
    this.section.set(row, good.section);
    this.kind.set(row, good.kind);
    this.origin.set(row, good.origin);
    this.rating.set(row, Math.floor(good.average));
    this.inStock.set(row, good.inStock);
    this.onSale.set(row, good.onSale);
    this.paid.set(row, good.paid);
  }
}

export const GROUPS = ['brand', 'section', 'kind', 'origin', 'rating', 'inStock', 'onSale'] as const;
export type Group = (typeof GROUPS)[number];

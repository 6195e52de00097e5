import type { FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValues } from '#products/catalog/product/product-content.ts';
import type { ProductId } from '#shared/id.ts';

/** What lists ask of a product on sale: everything they filter and sort by. */
export interface IndexedProduct extends FieldValues<FilterField> {
  readonly id: ProductId;
  /** In lower case. */
  readonly title: string;
  /** Mean of the visible reviews, 0 without any. */
  readonly average: number;
  readonly reviews: number;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** What is paid for one, in paise. */
  readonly paid: number;
  /** Microseconds since 1970. */
  readonly created: number;
  /** Of the words it is found by: differs where they do. */
  readonly print: number;
}

/** The same as read from the database, with the words it is found by. */
export interface IndexedRow extends IndexedProduct {
  readonly words: string;
  /** What its brand is called, as the shop-keeper has it now: its label and its other names. */
  readonly brandNames: string;
}

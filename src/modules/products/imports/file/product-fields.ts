import type { ProductContent } from '#products/catalog/product/product-content.ts';
import type { ColumnName } from './columns.ts';

/** What no column of a file says, and what one says otherwise. */
type NotInColumns = 'images' | 'familyId' | 'options' | 'specs' | 'sku' | 'gstRateBp';

/** What the columns of a file fill in, beside the SKU, which finds the product. */
export interface ProductFields extends Omit<ProductContent, NotInColumns> {
  readonly stock: number;
  /** Addresses of pictures here, or names of files in the zip. */
  readonly images: readonly string[];
  /** In hundredths of a per cent. */
  readonly taxRate: number;
}

export type FieldName = Exclude<ColumnName, 'sku'> & keyof ProductFields;

/** What is wrong with one cell, or with what it says beside the others. */
export interface CellFault {
  readonly column: ColumnName;
  /** What stands there, cut short. */
  readonly text: string;
  readonly sentence: string;
}

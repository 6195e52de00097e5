import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { ColumnName, FieldOf } from './columns.ts';

/** Columns except the SKU, which identifies the product. */
export type FieldName = Exclude<ColumnName, 'sku'>;

/** Values of the columns. Pictures are addresses, or names of files in the zip. */
export type ImportedFields = {
  readonly [Name in FieldName]: Name extends 'images' ? readonly string[] : FieldValue<FieldOf<Name>>;
};

/** An error in one cell, or between it and others. */
export interface CellFault {
  readonly column: ColumnName;
  /** The cell, truncated. */
  readonly text: string;
  readonly sentence: string;
}

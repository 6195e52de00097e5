import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { ColumnName, FieldOf } from './columns.ts';

/** The columns that fill a field; the SKU finds the product. */
export type FieldName = Exclude<ColumnName, 'sku'>;

/** What the columns of a file fill in. Pictures are addresses here, or names of files in the zip. */
export type ImportedFields = {
  readonly [Name in FieldName]: Name extends 'images' ? readonly string[] : FieldValue<FieldOf<Name>>;
};

/** What is wrong with one cell, or with what it says beside the others. */
export interface CellFault {
  readonly column: ColumnName;
  /** What stands there, cut short. */
  readonly text: string;
  readonly sentence: string;
}

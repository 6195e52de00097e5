import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { AttributeColumn } from './attribute-columns.ts';
import type { ColumnName, FieldOf, VARIANT_GROUP } from './columns.ts';

/** Columns except the SKU, which identifies the product. */
export type FieldName = Exclude<ColumnName, 'sku'>;

/** Values of the columns, those of attributes as they are read in the file. Pictures are addresses, or names of files in the zip. */
export type ImportedFields = {
  readonly [Name in Exclude<FieldName, AttributeColumn | typeof VARIANT_GROUP>]: Name extends 'images'
    ? readonly string[]
    : FieldValue<FieldOf<Name>>;
} & {
  /** What files call its variants; null if it has none. */
  readonly variantGroup: string | null;
} & {
  /** As text; null or missing if it has no value. */
  readonly [Name in AttributeColumn]?: string | null;
};

/** An error in one cell, or between it and others. */
export interface CellFault {
  readonly column: ColumnName;
  /** The cell, truncated. */
  readonly text: string;
  readonly sentence: string;
}

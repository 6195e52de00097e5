import type { Category, Kind, Section } from '#features/catalog/vocabulary.ts';
import type { Paise } from '#shared/money.ts';
import type { ColumnName } from './columns.ts';

/** What the columns of a file fill in, beside the SKU, which finds the product. */
export interface ProductFields {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly section: Section;
  readonly brand: string;
  readonly kind: Kind;
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly stock: number;
  /** Addresses of pictures here, or names of files in the zip. */
  readonly images: readonly string[];
  readonly highlights: readonly string[];
  readonly hsn: string | null;
  /** In hundredths of a per cent. */
  readonly taxRate: number;
  readonly origin: string | null;
  readonly maker: string | null;
  readonly packer: string | null;
  readonly importer: string | null;
  readonly genericName: string | null;
  readonly netQuantity: string | null;
  readonly bisNumber: string | null;
  readonly warrantyMonths: number | null;
  readonly status: 'draft' | 'live' | 'hidden';
}

export type FieldName = Exclude<ColumnName, 'sku'> & keyof ProductFields;

/** What is wrong with one cell, or with what it says beside the others. */
export interface CellFault {
  readonly column: ColumnName;
  /** What stands there, cut short. */
  readonly text: string;
  readonly sentence: string;
}

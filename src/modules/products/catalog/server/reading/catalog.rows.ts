import type { ShownField } from '#people/sellers/profile/profile-columns.ts';
import type { Row } from '#platform/db/database.ts';
import type { CardField, ListField, PageField } from '#products/catalog/product/product.schema.ts';
import type { FieldRow } from '#products/catalog/server/writing/product-columns.ts';

type Product = Row<'products'>;

/** Rows as the catalogue's queries bring them. */
export interface ProductSummaryRow extends FieldRow<ListField>, Pick<Product, 'id' | 'slug'> {
  readonly image: string;
  readonly averageReview: number;
  readonly reviewCount: number;
  readonly sellerName: string;
}

export interface SiblingRow extends FieldRow<CardField | 'options'>, Pick<Product, 'id' | 'slug'> {}

export interface FamilyRow extends ProductSummaryRow {
  readonly familyId: string | null;
}

export interface DetailRow
  extends FamilyRow,
    FieldRow<PageField>,
    Record<ShownField, string | null>,
    Pick<Product, 'listed' | 'version'> {
  readonly gone: boolean;
  readonly brandLabel: string;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

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

export interface DetailRow extends FamilyRow, FieldRow<PageField>, Pick<Product, 'listed' | 'version'> {
  readonly gone: boolean;
  readonly brandLabel: string;
  readonly legalName: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly careEmail: string | null;
  readonly carePhone: string | null;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

import type { Row } from '#platform/db/database.ts';
import {
  type CardField,
  type ListField,
  type PageField,
  SellerCard,
} from '#products/catalog/product/product.schema.ts';
import type { FieldRow } from '#products/catalog/server/writing/product-columns.ts';

type Product = Row<'products'>;

/** What a product's page says of the seller besides the name. */
type SellerFact = Exclude<keyof typeof SellerCard.shape, 'name'>;
export const SELLER_FACTS = (Object.keys(SellerCard.shape) as (keyof typeof SellerCard.shape)[]).filter(
  fact => fact !== 'name',
);

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
    Record<SellerFact, string | null>,
    Pick<Product, 'listed' | 'version'> {
  readonly gone: boolean;
  readonly brandLabel: string;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

import type { Row } from '#platform/db/database.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';

type Product = Row<'products'>;

/** Rows as the catalogue's queries bring them. */
export interface SummaryRow
  extends Pick<
    Product,
    | 'id'
    | 'slug'
    | 'title'
    | 'description'
    | 'category'
    | 'section'
    | 'brand'
    | 'kind'
    | 'price_paise'
    | 'sale_price_paise'
    | 'stock'
    | 'review_count'
    | 'origin'
  > {
  readonly image: string;
  readonly average_review: number;
  readonly seller_name: string;
}

export interface SiblingRow
  extends Pick<Product, 'id' | 'slug' | 'title' | 'price_paise' | 'sale_price_paise' | 'stock'> {
  readonly options: ProductOption[];
}

export interface FamilyRow extends SummaryRow {
  readonly family_id: string | null;
}

export interface DetailRow
  extends SummaryRow,
    Pick<
      Product,
      | 'listed'
      | 'version'
      | 'family_id'
      | 'images'
      | 'options'
      | 'highlights'
      | 'specs'
      | 'sku'
      | 'hsn'
      | 'maker'
      | 'packer'
      | 'importer'
      | 'generic_name'
      | 'net_quantity'
      | 'bis_number'
      | 'warranty_months'
    > {
  readonly gone: boolean;
  readonly brand_label: string;
  readonly legal_name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state_code: string | null;
  readonly care_email: string | null;
  readonly care_phone: string | null;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

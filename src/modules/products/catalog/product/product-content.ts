import type { SerialKind } from '#orders/serials/serial-kind.ts';
import type { Category, Kind, Section } from '#products/catalog/vocabulary.ts';
import type { Paise } from '#shared/money/money.ts';
import type { ProductOption } from './product.schema.ts';

export const PRODUCT_STATUSES = ['draft', 'live', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** What is said of a product by whoever sells it, complete and right; what others add to it, stock and stars, is not here. */
export interface ProductContent {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly section: Section;
  /** The id of a brand the shop carries. */
  readonly brand: string;
  readonly kind: Kind;
  /** Maximum retail price, tax included. */
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly images: readonly { readonly src: string; readonly alt: string }[];
  /** Ties variants together: products of one family are each other's siblings. */
  readonly familyId: string | null;
  readonly options: readonly ProductOption[];
  readonly highlights: readonly string[];
  readonly specs: readonly SpecGroup[];
  readonly sku: string | null;
  readonly hsn: string | null;
  readonly gstRateBp: number;
  readonly origin: string | null;
  readonly maker: string | null;
  readonly packer: string | null;
  readonly importer: string | null;
  readonly genericName: string | null;
  readonly netQuantity: string | null;
  readonly bisNumber: string | null;
  readonly warrantyMonths: number | null;
  /** What each of its pieces is asked for when it is packed. */
  readonly serialKind: SerialKind;
  readonly status: ProductStatus;
}

export interface SpecGroup {
  readonly group: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

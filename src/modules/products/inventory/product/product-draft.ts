import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { ProductContent, SpecGroup } from '#products/catalog/product/product-content.ts';
import type { Paise } from '#shared/money/money.ts';

/** A product as its seller writes it, before anybody has looked at it. What is not there was not said. */
export interface ProductDraft {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly section?: string | null | undefined;
  readonly brand?: string | null | undefined;
  readonly kind?: string | null | undefined;
  /** NaN for an amount that can't be. */
  readonly price?: Paise | null | undefined;
  readonly salePrice?: Paise | null | undefined;
  readonly totalStock?: number | null | undefined;
  /** Addresses of its pictures, the first one first. */
  readonly images?: readonly string[] | undefined;
  readonly options?: readonly ProductOption[] | undefined;
  readonly highlights?: readonly string[] | undefined;
  readonly specs?: readonly SpecGroup[] | undefined;
  readonly sku?: string | null | undefined;
  readonly hsn?: string | null | undefined;
  /** In per cent. */
  readonly gstRate?: number | null | undefined;
  readonly origin?: string | null | undefined;
  readonly maker?: string | null | undefined;
  readonly packer?: string | null | undefined;
  readonly importer?: string | null | undefined;
  readonly genericName?: string | null | undefined;
  readonly netQuantity?: string | null | undefined;
  readonly bisNumber?: string | null | undefined;
  readonly warrantyMonths?: number | null | undefined;
  readonly serialKind?: string | null | undefined;
  readonly status?: string | null | undefined;
}

export type ProductField = keyof ProductDraft;

/** What the fields are called, in forms, refusals and files. */
export const FIELD_LABELS: Readonly<Record<ProductField, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  section: 'Section',
  brand: 'Brand',
  kind: 'Kind',
  price: 'Price',
  salePrice: 'Sale Price',
  totalStock: 'Total Stock',
  images: 'Pictures',
  options: 'Options',
  highlights: 'Highlights',
  specs: 'Specifications',
  sku: 'SKU',
  hsn: 'HSN',
  gstRate: 'GST rate',
  origin: 'Country of origin',
  maker: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  bisNumber: 'BIS number',
  warrantyMonths: 'Warranty',
  serialKind: 'IMEI or serial number',
  status: 'Status',
};

/** Without these there is no product. A picture is needed too, to be live. */
export const REQUIRED_FIELDS = [
  'title',
  'description',
  'category',
  'section',
  'brand',
  'price',
  'totalStock',
] as const satisfies readonly ProductField[];

export const MAX = {
  title: 500,
  description: 5_000,
  stock: 1_000_000,
  images: 8,
  options: 3,
  highlights: 10,
  highlight: 200,
  specGroups: 20,
  specRows: 40,
  specName: 80,
  specValue: 500,
  sku: 64,
  origin: 60,
  party: 300,
  genericName: 100,
  netQuantity: 60,
  bisNumber: 40,
  warrantyMonths: 120,
} as const;

/** A product that is complete and right: what is left is whose it is and which family it belongs to. */
export interface CheckedProduct extends Omit<ProductContent, 'images' | 'familyId'> {
  readonly images: readonly string[];
  readonly totalStock: number;
}

/** The sentence for each field that is wrong. */
export type ProductFaults = Readonly<Partial<Record<ProductField, string>>>;

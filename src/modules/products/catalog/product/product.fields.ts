import { CATEGORIES } from '#products/catalog/vocabulary.ts';
import { FILTERABLE_FIELDS } from './product.filters.ts';

export const PRODUCT_STATUSES = ['draft', 'live', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export const SERIAL_KINDS = ['none', 'serial', 'imei'] as const;

/**
 * All fields of a product. Schemas, presenters, SQL columns, CSV columns, the seller's form, checks and filters are made
 * from this table (docs/changing.md); the rows of filters are in `product.filters.ts`. The keys are the names in the code.
 * `wire` is the name in the API and `cell` the name of the CSV column in stored reports, if they differ. Rules about several
 * fields are code.
 */
export const PRODUCT_FIELDS = {
  title: { label: 'Title', column: 'title', type: 'text', max: 500, needed: true, shown: 'card' },
  description: {
    label: 'Description',
    column: 'description',
    type: 'text',
    lines: true,
    max: 5_000,
    needed: true,
    shown: 'list',
  },
  category: { label: 'Category', column: 'category', type: 'choice', of: CATEGORIES, needed: true, shown: 'list' },
  ...FILTERABLE_FIELDS,
  /** Maximum retail price, tax included. */
  price: { label: 'Price', head: 'MRP', column: 'price_paise', type: 'money', needed: true, shown: 'card' },
  salePrice: {
    label: 'Sale Price',
    head: 'Sale price',
    column: 'sale_price_paise',
    type: 'money',
    optional: true,
    shown: 'card',
  },
  stock: {
    label: 'Total Stock',
    head: 'Stock',
    column: 'stock',
    wire: 'totalStock',
    type: 'count',
    max: 1_000_000,
    needed: true,
    shown: 'card',
  },
  images: { label: 'Pictures', head: 'Images', column: 'images', type: 'pictures', shown: 'page' },
  options: { label: 'Options', head: null, column: 'options', type: 'options', shown: 'page' },
  highlights: { label: 'Highlights', column: 'highlights', type: 'lines', shown: 'page' },
  specs: { label: 'Specifications', head: null, column: 'specs', type: 'specs', shown: 'page' },
  sku: { label: 'SKU', column: 'sku', type: 'text', max: 64, optional: true, shown: 'page' },
  hsn: {
    label: 'HSN',
    column: 'hsn',
    type: 'text',
    max: 8,
    pattern: /^(?:\d{4}|\d{6}|\d{8})$/,
    optional: true,
    shown: 'page',
  },
  /** Hundredths of a per cent here, per cent in the API and in forms. */
  gstRateBp: {
    label: 'GST rate',
    column: 'gst_rate_bp',
    wire: 'gstRate',
    cell: 'taxRate',
    type: 'rate',
    shown: 'seller',
  },
  maker: { label: 'Manufacturer', column: 'maker', type: 'text', max: 300, optional: true, shown: 'page' },
  packer: { label: 'Packer', column: 'packer', type: 'text', max: 300, optional: true, shown: 'page' },
  importer: { label: 'Importer', column: 'importer', type: 'text', max: 300, optional: true, shown: 'page' },
  genericName: { label: 'Generic name', column: 'generic_name', type: 'text', max: 100, optional: true, shown: 'page' },
  netQuantity: { label: 'Net quantity', column: 'net_quantity', type: 'text', max: 60, optional: true, shown: 'page' },
  bisNumber: { label: 'BIS number', column: 'bis_number', type: 'text', max: 40, optional: true, shown: 'page' },
  warrantyMonths: {
    label: 'Warranty',
    head: 'Warranty (months)',
    column: 'warranty_months',
    type: 'count',
    max: 120,
    optional: true,
    shown: 'page',
  },
  /** What is recorded of each unit when it is packed. */
  serialKind: {
    label: 'IMEI or serial number',
    head: 'IMEI or serial',
    column: 'serial_kind',
    type: 'choice',
    of: SERIAL_KINDS,
    shown: 'seller',
  },
  status: { label: 'Status', column: 'status', type: 'choice', of: PRODUCT_STATUSES, shown: 'seller' },
} as const satisfies Readonly<Record<string, FieldShape>>;

interface CommonShape {
  /** In forms and error messages. */
  readonly label: string;
  /** The heading of its CSV column, by default the label; null for no column. */
  readonly head?: string | null;
  readonly column: string;
  readonly wire?: string;
  readonly cell?: string;
  /** Where it is shown first: lists include the fields of cards, the page those of lists. */
  readonly shown: 'card' | 'list' | 'page' | 'seller';
  /** Sellers must fill it in. */
  readonly needed?: true;
  /** Null if it was not filled in. */
  readonly optional?: true;
}
export type FieldShape = CommonShape &
  (
    | { readonly type: 'text'; readonly max: number; readonly pattern?: RegExp; readonly lines?: true }
    | { readonly type: 'choice'; readonly of: readonly string[] }
    | { readonly type: 'count'; readonly min?: number; readonly max: number }
    | { readonly type: 'brand' | 'money' | 'rate' | 'pictures' | 'options' | 'lines' | 'specs' }
  );

export type Fields = typeof PRODUCT_FIELDS;
export type ProductField = keyof Fields;
/** The fields whose shape extends `Trait`. */
export type FieldsWith<Trait> = { [F in ProductField]: Fields[F] extends Trait ? F : never }[ProductField];
/** The name of a field in the API. */
export type WireName<F extends ProductField = ProductField> = F extends unknown
  ? Fields[F] extends { wire: infer Name extends string }
    ? Name
    : F
  : never;

export const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as readonly ProductField[];

export function fieldOf(name: ProductField): FieldShape {
  return PRODUCT_FIELDS[name];
}

export function wireName<F extends ProductField>(name: F): WireName<F> {
  return (fieldOf(name).wire ?? name) as WireName<F>;
}

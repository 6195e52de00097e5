import { CODE_FIELDS } from '#products/catalog/product/fields/codes.ts';
import { DECLARATION_FIELDS } from '#products/catalog/product/fields/declarations.ts';
import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { PARCEL_FIELDS } from '#products/catalog/product/fields/parcel.ts';
import { CATEGORIES } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { FILTERABLE_FIELDS } from './product.filters.ts';

export const PRODUCT_STATUSES = ['draft', 'live', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** How a product that is not new looks. */
export const CONDITION_GRADES = ['like-new', 'good', 'fair'] as const;
export type ConditionGrade = (typeof CONDITION_GRADES)[number];
export const SERIAL_KINDS = ['none', 'serial', 'imei'] as const;

/**
 * All fields of a product. Schemas, presenters, SQL columns, CSV columns, the seller's form, checks and filters are made
 * from this table (docs/changing.md). The rows of filters are in `product.filters.ts`, those of some groups in `fields/`.
 * The keys are the names in the code. `wire` is the name in the API and `cell` the name of the CSV column in stored
 * reports, if they differ. Rules about several fields are code.
 */
export const PRODUCT_FIELDS = {
  title: {
    get label() {
      return t('products.catalog.field.title');
    },
    column: 'title',
    type: 'text',
    max: 500,
    needed: true,
    shown: 'card',
  },
  description: {
    get label() {
      return t('products.catalog.field.description');
    },
    column: 'description',
    type: 'text',
    lines: true,
    max: 5_000,
    needed: true,
    shown: 'list',
  },
  category: {
    get label() {
      return t('products.catalog.field.category');
    },
    column: 'category',
    type: 'choice',
    of: CATEGORIES,
    needed: true,
    shown: 'list',
  },
  ...FILTERABLE_FIELDS,
  /** Maximum retail price, tax included. */
  price: {
    get label() {
      return t('products.catalog.field.price');
    },
    get head() {
      return t('products.catalog.field.priceHead');
    },
    column: 'price_paise',
    type: 'money',
    needed: true,
    shown: 'card',
  },
  salePrice: {
    get label() {
      return t('products.catalog.field.salePrice');
    },
    get head() {
      return t('products.catalog.field.salePriceHead');
    },
    column: 'sale_price_paise',
    type: 'money',
    optional: true,
    shown: 'card',
  },
  stock: {
    get label() {
      return t('products.catalog.field.stock');
    },
    get head() {
      return t('products.catalog.field.stockHead');
    },
    column: 'stock',
    wire: 'totalStock',
    type: 'count',
    max: 1_000_000,
    needed: true,
    shown: 'card',
  },
  images: {
    get label() {
      return t('products.catalog.field.images');
    },
    get head() {
      return t('products.catalog.field.imagesHead');
    },
    column: 'images',
    type: 'pictures',
    shown: 'page',
  },
  options: {
    get label() {
      return t('products.catalog.field.options');
    },
    get head() {
      return t('products.catalog.field.optionsHead');
    },
    column: 'options',
    type: 'options',
    shown: 'page',
  },
  highlights: {
    get label() {
      return t('products.catalog.field.highlights');
    },
    column: 'highlights',
    type: 'lines',
    shown: 'page',
  },
  /** One line each: `brand / model`, `brand / model / category` or a GTIN. */
  fits: {
    get label() {
      return t('products.catalog.field.fits');
    },
    column: 'fits',
    type: 'lines',
    shown: 'page',
  },
  specs: {
    get label() {
      return t('products.catalog.field.specs');
    },
    head: null,
    column: 'specs',
    type: 'specs',
    shown: 'page',
  },
  /** Typed values; which there are depends on the category. */
  attributes: {
    get label() {
      return t('products.catalog.field.attributes');
    },
    head: null,
    column: 'attributes',
    type: 'attributes',
    shown: 'seller',
  },
  translations: {
    get label() {
      return t('products.catalog.field.translations');
    },
    head: null,
    column: 'translations',
    type: 'translations',
    shown: 'seller',
  },
  ...CODE_FIELDS,
  conditionGrade: {
    get label() {
      return t('products.catalog.field.conditionGrade');
    },
    column: 'condition_grade',
    type: 'choice',
    of: CONDITION_GRADES,
    optional: true,
    shown: 'page',
  },
  /** What is left of the capacity of the battery, in per cent. */
  batteryHealth: {
    get label() {
      return t('products.catalog.field.batteryHealth');
    },
    column: 'battery_health',
    type: 'count',
    min: 1,
    max: 100,
    optional: true,
    shown: 'page',
  },
  /** Hundredths of a per cent here, per cent in the API and in forms. */
  gstRateBp: {
    get label() {
      return t('products.catalog.field.gstRate');
    },
    column: 'gst_rate_bp',
    wire: 'gstRate',
    cell: 'taxRate',
    type: 'rate',
    shown: 'seller',
  },
  ...DECLARATION_FIELDS,
  warrantyMonths: {
    get label() {
      return t('products.catalog.field.warranty');
    },
    get head() {
      return t('products.catalog.field.warrantyHead');
    },
    column: 'warranty_months',
    type: 'count',
    max: 120,
    optional: true,
    shown: 'page',
  },
  ...PARCEL_FIELDS,
  /** What is recorded of each unit when it is packed. */
  serialKind: {
    get label() {
      return t('products.catalog.field.serialKind');
    },
    get head() {
      return t('products.catalog.field.serialKindHead');
    },
    column: 'serial_kind',
    type: 'choice',
    of: SERIAL_KINDS,
    shown: 'seller',
  },
  status: {
    get label() {
      return t('products.catalog.field.status');
    },
    column: 'status',
    type: 'choice',
    of: PRODUCT_STATUSES,
    shown: 'seller',
  },
} as const satisfies Readonly<Record<string, FieldShape>>;

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

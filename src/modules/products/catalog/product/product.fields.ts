import { CATEGORIES } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import { GTIN_LENGTHS, hasRightCheckDigit } from './gtin.ts';
import { FILTERABLE_FIELDS } from './product.filters.ts';

export const PRODUCT_STATUSES = ['draft', 'live', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** How a product that is not new looks. */
export const CONDITION_GRADES = ['like-new', 'good', 'fair'] as const;
export type ConditionGrade = (typeof CONDITION_GRADES)[number];
export const SERIAL_KINDS = ['none', 'serial', 'imei'] as const;
/** In millimetres. */
const MAX_BOX_SIDE = 5_000;

/**
 * All fields of a product. Schemas, presenters, SQL columns, CSV columns, the seller's form, checks and filters are made
 * from this table (docs/changing.md); the rows of filters are in `product.filters.ts`. The keys are the names in the code.
 * `wire` is the name in the API and `cell` the name of the CSV column in stored reports, if they differ. Rules about several
 * fields are code.
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
    head: null,
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
  sku: {
    get label() {
      return t('products.catalog.field.sku');
    },
    column: 'sku',
    type: 'text',
    max: 64,
    optional: true,
    shown: 'page',
  },
  /** The number of the barcode, of the manufacturer and the same in every shop. */
  gtin: {
    get label() {
      return t('products.catalog.field.gtin');
    },
    column: 'gtin',
    type: 'text',
    max: 14,
    digits: { counts: GTIN_LENGTHS, ignores: /[\s-]|\.0+$/g, areRight: hasRightCheckDigit },
    optional: true,
    shown: 'page',
  },
  mpn: {
    get label() {
      return t('products.catalog.field.mpn');
    },
    column: 'mpn',
    type: 'text',
    max: 70,
    optional: true,
    shown: 'page',
  },
  model: {
    get label() {
      return t('products.catalog.field.model');
    },
    column: 'model',
    type: 'text',
    max: 70,
    optional: true,
    shown: 'page',
  },
  hsn: {
    get label() {
      return t('products.catalog.field.hsn');
    },
    column: 'hsn',
    type: 'text',
    max: 8,
    digits: { counts: [4, 6, 8], ignores: /[\s.]/g },
    optional: true,
    shown: 'page',
  },
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
  maker: {
    get label() {
      return t('products.catalog.field.maker');
    },
    column: 'maker',
    type: 'text',
    max: 300,
    optional: true,
    shown: 'page',
  },
  packer: {
    get label() {
      return t('products.catalog.field.packer');
    },
    column: 'packer',
    type: 'text',
    max: 300,
    optional: true,
    shown: 'page',
  },
  importer: {
    get label() {
      return t('products.catalog.field.importer');
    },
    column: 'importer',
    type: 'text',
    max: 300,
    optional: true,
    shown: 'page',
  },
  genericName: {
    get label() {
      return t('products.catalog.field.genericName');
    },
    column: 'generic_name',
    type: 'text',
    max: 100,
    optional: true,
    shown: 'page',
  },
  netQuantity: {
    get label() {
      return t('products.catalog.field.netQuantity');
    },
    column: 'net_quantity',
    type: 'text',
    max: 60,
    optional: true,
    shown: 'page',
  },
  bisNumber: {
    get label() {
      return t('products.catalog.field.bisNumber');
    },
    column: 'bis_number',
    type: 'text',
    max: 40,
    optional: true,
    shown: 'page',
  },
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
  /** The packed product. */
  weightGrams: {
    get label() {
      return t('products.catalog.field.weight');
    },
    get head() {
      return t('products.catalog.field.weightHead');
    },
    column: 'weight_grams',
    type: 'count',
    min: 1,
    max: 500_000,
    unit: 'g',
    optional: true,
    shown: 'page',
  },
  boxLength: {
    get label() {
      return t('products.catalog.field.boxLength');
    },
    get head() {
      return t('products.catalog.field.boxLengthHead');
    },
    column: 'box_length',
    type: 'count',
    min: 1,
    max: MAX_BOX_SIDE,
    unit: 'mm',
    optional: true,
    shown: 'page',
  },
  boxWidth: {
    get label() {
      return t('products.catalog.field.boxWidth');
    },
    get head() {
      return t('products.catalog.field.boxWidthHead');
    },
    column: 'box_width',
    type: 'count',
    min: 1,
    max: MAX_BOX_SIDE,
    unit: 'mm',
    optional: true,
    shown: 'page',
  },
  boxHeight: {
    get label() {
      return t('products.catalog.field.boxHeight');
    },
    get head() {
      return t('products.catalog.field.boxHeightHead');
    },
    column: 'box_height',
    type: 'count',
    min: 1,
    max: MAX_BOX_SIDE,
    unit: 'mm',
    optional: true,
    shown: 'page',
  },
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

/** A number that is a name: how many digits it has, what may stand between them, and whether they can be right. */
export interface DigitsShape {
  readonly counts: readonly number[];
  readonly ignores: RegExp;
  readonly areRight?: (digits: string) => boolean;
}

/** What a number counts; values in other units are converted when they are read. */
export type Unit = 'g' | 'mm';

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
    | { readonly type: 'text'; readonly max: number; readonly digits?: DigitsShape; readonly lines?: true }
    | { readonly type: 'choice'; readonly of: readonly string[] }
    | { readonly type: 'count'; readonly min?: number; readonly max: number; readonly unit?: Unit }
    | {
        readonly type:
          | 'brand'
          | 'category'
          | 'money'
          | 'rate'
          | 'pictures'
          | 'options'
          | 'lines'
          | 'specs'
          | 'translations'
          | 'attributes';
      }
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

import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { type Fields, type FieldsWith, fieldOf, type ProductField } from '#products/catalog/product/product.fields.ts';
import type { TranslatedField } from '#products/catalog/product/translations.ts';
import { GST_RATES_TEXT, USUAL_GST } from '#products/inventory/product/gst-rates.ts';
import type { Language } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import { type AttributeColumn, isAttributeColumn } from './attribute-columns.ts';
import { EXAMPLES } from './examples.ts';
import { TRANSLATION_COLUMNS, type TranslationColumn } from './translation-columns.ts';

interface Shape {
  /** Other heads that are recognized. */
  readonly called: readonly string[];
  /** Required for new products. */
  readonly isNeeded?: true;
  /** Text on the page about the file's columns. */
  readonly explains: () => string;
}

export type CsvField = Exclude<ProductField, FieldsWith<{ head: null }>>;

/** Import-specific data of each field, in the order of the template. */
const EXPLAINED = {
  sku: {
    called: ['seller sku', 'sku code', 'sku id', 'item code', 'product code', 'model code', 'article number'],
    explains: () => t('products.imports.column.sku'),
  },
  gtin: {
    called: [
      'ean',
      'ean code',
      'ean 13',
      'upc',
      'upc code',
      'ean/upc',
      'isbn',
      'barcode',
      'barcode number',
      'gtin code',
    ],
    explains: () => t('products.imports.column.gtin'),
  },
  mpn: {
    called: ['mpn', 'part number', 'part no', 'manufacturer part no', 'mfr part number'],
    explains: () => t('products.imports.column.mpn'),
  },
  model: {
    called: ['model', 'model no'],
    explains: () => t('products.imports.column.model'),
  },
  title: {
    called: ['product title', 'name', 'product name', 'item name', 'product'],
    isNeeded: true,
    explains: () => t('products.imports.column.title'),
  },
  description: {
    called: ['product description', 'long description', 'details', 'about', 'about product', 'about this item'],
    isNeeded: true,
    explains: () => t('products.imports.column.description'),
  },
  category: {
    called: ['main category'],
    explains: () => t('products.imports.column.category'),
  },
  section: {
    called: ['shop section', 'collection'],
    explains: () => t('products.imports.column.section'),
  },
  brand: {
    called: ['brand name', 'make'],
    isNeeded: true,
    explains: () => t('products.imports.column.brand'),
  },
  kind: {
    called: [
      'type',
      'product type',
      'sub category',
      'subcategory',
      'item type',
      'categories',
      'category path',
      'product category',
      'product category tree',
    ],
    explains: () => t('products.imports.column.kind'),
  },
  condition: {
    called: ['item condition', 'product condition'],
    explains: () => t('products.imports.column.condition'),
  },
  conditionGrade: {
    called: ['grade', 'condition grade', 'refurbished grade', 'cosmetic grade'],
    explains: () => t('products.imports.column.conditionGrade'),
  },
  batteryHealth: {
    called: ['battery', 'battery health', 'battery condition'],
    explains: () => t('products.imports.column.batteryHealth'),
  },
  price: {
    called: [
      'maximum retail price',
      'max retail price',
      'list price',
      'mrp price',
      'regular price',
      'retail price',
      'actual price',
      'price',
    ],
    isNeeded: true,
    explains: () => t('products.imports.column.price'),
  },
  salePrice: {
    called: ['selling price', 'offer price', 'our price', 'special price', 'discounted price', 'deal price', 'sp'],
    explains: () => t('products.imports.column.salePrice'),
  },
  stock: {
    called: ['qty', 'quantity', 'total stock', 'stock qty', 'stock quantity', 'available stock', 'inventory', 'units'],
    isNeeded: true,
    explains: () => t('products.imports.column.stock'),
  },
  images: {
    called: ['image', 'image url', 'image urls', 'image link', 'photo', 'photos', 'picture', 'pictures', 'main image'],
    explains: () => t('products.imports.column.images'),
  },
  options: {
    called: ['option', 'variant', 'variation', 'variant values', 'variation attributes', 'variation theme'],
    explains: () => t('products.imports.column.options'),
  },
  highlights: {
    called: ['key features', 'features', 'bullet points', 'bullets'],
    explains: () => t('products.imports.column.highlights'),
  },
  fits: {
    called: ['compatible with', 'compatible devices', 'compatible models', 'compatibility', 'fits models'],
    explains: () => t('products.imports.column.fits'),
  },
  hsn: {
    called: ['hsn code', 'hsn/sac', 'hsn sac', 'hsn number'],
    explains: () => t('products.imports.column.hsn'),
  },
  gstRateBp: {
    called: ['gst', 'gst %', 'tax', 'tax rate', 'gst percentage', 'igst', 'igst rate'],
    explains: () => t('products.imports.column.gst', { rates: GST_RATES_TEXT, usual: USUAL_GST }),
  },
  origin: {
    called: ['origin', 'country', 'made in', 'coo'],
    explains: () => t('products.imports.column.origin'),
  },
  maker: {
    called: ['maker', 'manufactured by', 'manufacturer details', 'manufacturer name and address'],
    explains: () => t('products.imports.column.maker'),
  },
  packer: {
    called: ['packed by', 'packer details'],
    explains: () => t('products.imports.column.packer'),
  },
  importer: {
    called: ['imported by', 'importer details'],
    explains: () => t('products.imports.column.importer'),
  },
  genericName: {
    called: ['common name', 'commodity'],
    explains: () => t('products.imports.column.genericName'),
  },
  netQuantity: {
    called: ['net qty', 'net contents', 'package contents'],
    explains: () => t('products.imports.column.netQuantity'),
  },
  bisNumber: {
    called: ['bis', 'bis registration', 'bis registration number', 'bis r number', 'r number'],
    explains: () => t('products.imports.column.bisNumber'),
  },
  warrantyMonths: {
    called: ['warranty', 'warranty months', 'warranty period'],
    explains: () => t('products.imports.column.warranty'),
  },
  weightGrams: {
    called: ['packed weight', 'package weight', 'shipping weight', 'gross weight', 'dead weight'],
    explains: () => t('products.imports.column.weight'),
  },
  boxLength: {
    called: ['length', 'package length', 'packed length'],
    explains: () => t('products.imports.column.boxSide'),
  },
  boxWidth: {
    called: ['width', 'breadth', 'package width', 'package breadth', 'packed width'],
    explains: () => t('products.imports.column.boxSide'),
  },
  boxHeight: {
    called: ['height', 'package height', 'packed height'],
    explains: () => t('products.imports.column.boxSide'),
  },
  serialKind: {
    // Not "IMEI" or "serial number": columns with these heads have the numbers themselves.
    called: ['serial or imei', 'serial tracking', 'serialised', 'serialized', 'imei required'],
    explains: () => t('products.imports.column.serialKind'),
  },
  status: {
    called: ['product status', 'active', 'published', 'on sale', 'listing status'],
    explains: () => t('products.imports.column.status'),
  },
} as const satisfies Record<CsvField, Shape>;

/** The column's name in stored reports and in the API. */
type NameOf<F extends CsvField> = F extends unknown
  ? Fields[F] extends { cell: infer Name extends string }
    ? Name
    : F
  : never;
/** Which products are variants of each other: a family of the shop, by what files call it. */
export const VARIANT_GROUP = 'variantGroup';
export type ColumnName = NameOf<CsvField> | typeof VARIANT_GROUP | TranslationColumn | AttributeColumn;
export type FieldOf<Name extends ColumnName> = Name extends AttributeColumn
  ? 'attributes'
  : Name extends `${infer F extends TranslatedField}_${string}`
    ? F
    : { [F in CsvField]: NameOf<F> extends Name ? F : never }[CsvField];

interface Column extends Shape {
  /** The cells of the template's two rows. */
  readonly examples: readonly [string, string];
  readonly name: ColumnName;
  readonly field: CsvField | 'attributes' | typeof VARIANT_GROUP;
  /** What the text of the column is in; missing where there is only one. */
  readonly language?: Language;
}

const OF_FIELDS: readonly Column[] = (Object.keys(EXPLAINED) as CsvField[]).map(field => {
  const { cell } = fieldOf(field);
  return { name: (cell ?? field) as ColumnName, field, ...EXPLAINED[field], examples: EXAMPLES[field] };
});

const GROUP_SHAPE: FieldShape = {
  get label() {
    return t('products.imports.column.variantGroupHead');
  },
  ...{ column: 'family_id', type: 'text', max: 200, optional: true, shown: 'seller' },
};
const OF_GROUP: Column = {
  name: VARIANT_GROUP,
  field: VARIANT_GROUP,
  called: ['parent sku', 'item group id', 'group id', 'group', 'parent', 'variation group', 'style code', 'family'],
  explains: () => t('products.imports.column.variantGroup'),
  examples: ['SAM-S25-256-BK', ''],
};

const TRANSLATED: Readonly<Record<TranslatedField, (language: string) => string>> = {
  title: language => t('products.imports.column.titleIn', { language }),
  description: language => t('products.imports.column.descriptionIn', { language }),
  highlights: language => t('products.imports.column.highlightsIn', { language }),
};

const OF_TRANSLATIONS = TRANSLATION_COLUMNS.map(
  (column): Column => ({
    ...column,
    called: [column.name],
    explains: () => TRANSLATED[column.field](column.language.name),
    examples: ['', ''],
  }),
);

/** By name, in the order of the template. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  [...OF_FIELDS, OF_GROUP, ...OF_TRANSLATIONS].map(column => [column.name, column]),
);
export const COLUMN_NAMES = [...COLUMNS.values()].map(({ name }) => name);

/** The columns of attributes depend on the shop, so they are in no list. */
export function columnOf(name: ColumnName): Column {
  const column = COLUMNS.get(name) ?? (isAttributeColumn(name) ? attributeColumnOf(name) : undefined);
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
}

function attributeColumnOf(name: AttributeColumn): Column {
  return { name, field: 'attributes', called: [], explains: () => '', examples: ['', ''] };
}

/** The rules of what a column has. */
export function columnShape(name: ColumnName): FieldShape {
  const { field } = columnOf(name);
  return field === VARIANT_GROUP ? GROUP_SHAPE : fieldOf(field);
}

/** The head of a column in files and reports, in the language that is spoken; imports accept those of all languages. */
export function columnHead(name: ColumnName): string {
  if (isAttributeColumn(name)) return name;
  const { language } = columnOf(name);
  const { head, label } = columnShape(name);
  const column = head ?? label;
  return language ? t('products.imports.column.inLanguage', { column, language: language.name }) : column;
}

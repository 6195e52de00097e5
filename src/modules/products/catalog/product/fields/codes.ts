import { GTIN_LENGTHS, hasRightCheckDigit } from '#products/catalog/product/gtin.ts';
import { t } from '#shared/language/t.ts';
import type { FieldShape } from './field-shape.ts';

/** What a product is known by: to its seller, to its maker and to the tax office. */
export const CODE_FIELDS = {
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
} as const satisfies Readonly<Record<string, FieldShape>>;

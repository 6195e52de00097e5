import { t } from '#shared/language/t.ts';
import type { FieldShape } from './field-shape.ts';

const BOX_SIDE = { type: 'count', min: 1, max: 5_000, unit: 'mm', optional: true, shown: 'page' } as const;

/** How heavy and large the packed product is. */
export const PARCEL_FIELDS = {
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
    ...BOX_SIDE,
  },
  boxWidth: {
    get label() {
      return t('products.catalog.field.boxWidth');
    },
    get head() {
      return t('products.catalog.field.boxWidthHead');
    },
    column: 'box_width',
    ...BOX_SIDE,
  },
  boxHeight: {
    get label() {
      return t('products.catalog.field.boxHeight');
    },
    get head() {
      return t('products.catalog.field.boxHeightHead');
    },
    column: 'box_height',
    ...BOX_SIDE,
  },
} as const satisfies Readonly<Record<string, FieldShape>>;

import { t } from '#shared/language/t.ts';
import type { FieldShape } from './field-shape.ts';

/** What the law wants said of a packed product. */
export const DECLARATION_FIELDS = {
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
} as const satisfies Readonly<Record<string, FieldShape>>;

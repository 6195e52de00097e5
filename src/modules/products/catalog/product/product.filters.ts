import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { CONDITION_LABELS, CONDITIONS, SECTION_LABELS, SECTIONS } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';

interface FilterShape {
  /** The heading of the group. */
  readonly label: string;
  /** Words and their labels; if absent, `filter-words.ts` makes both. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * The product fields that are filters, in the order of the address. They are rows of the table of fields, in a separate
 * file because the storefront loads only these.
 */
export const FILTERABLE_FIELDS = {
  section: {
    get label() {
      return t('products.catalog.field.section');
    },
    column: 'section',
    type: 'choice',
    of: SECTIONS,
    needed: true,
    shown: 'list',
    filter: {
      get label() {
        return t('products.catalog.filters.collection');
      },
      choices: SECTION_LABELS,
    },
  },
  brand: {
    get label() {
      return t('products.catalog.field.brand');
    },
    column: 'brand',
    type: 'brand',
    needed: true,
    shown: 'list',
    filter: {
      get label() {
        return t('products.catalog.field.brand');
      },
    },
  },
  kind: {
    get label() {
      return t('products.catalog.field.kind');
    },
    column: 'kind',
    type: 'category',
    shown: 'list',
    filter: {
      get label() {
        return t('products.catalog.filters.category');
      },
    },
  },
  condition: {
    get label() {
      return t('products.catalog.field.condition');
    },
    column: 'condition',
    type: 'choice',
    of: CONDITIONS,
    shown: 'card',
    filter: {
      get label() {
        return t('products.catalog.field.condition');
      },
      choices: CONDITION_LABELS,
    },
  },
  origin: {
    get label() {
      return t('products.catalog.field.origin');
    },
    column: 'origin',
    type: 'text',
    max: 60,
    optional: true,
    shown: 'list',
    filter: {
      get label() {
        return t('products.catalog.field.origin');
      },
    },
  },
} as const satisfies Readonly<Record<string, FieldShape & { readonly filter: FilterShape }>>;

type Filters = typeof FILTERABLE_FIELDS;
export type FilterField = keyof Filters;
export const FILTER_FIELDS = Object.keys(FILTERABLE_FIELDS) as readonly FilterField[];

/** Filters without fixed words: sellers or administrators enter them. */
export type OpenFilter = {
  [F in FilterField]: Filters[F]['filter'] extends { choices: unknown } ? never : F;
}[FilterField];

/** The words of a filter in addresses. */
export type FilterWord<F extends FilterField> = F extends OpenFilter
  ? string
  : Filters[F]['filter'] extends { choices: infer Choices }
    ? keyof Choices & string
    : never;

export function filterShape(name: FilterField): FilterShape {
  return FILTERABLE_FIELDS[name].filter;
}

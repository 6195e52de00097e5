import { KIND_LABELS, KINDS, SECTION_LABELS, SECTIONS } from '#products/catalog/vocabulary.ts';
import type { FieldShape } from './product.fields.ts';

interface FilterShape {
  /** Of the group beside the listing. */
  readonly label: string;
  /** The labels of its words; without them both are made in `filter-words.ts`. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * The fields of a product by which a listing is narrowed, in the order of its address: rows of the table of fields, apart
 * from the others because shoppers load only these.
 */
export const FILTERABLE_FIELDS = {
  section: {
    label: 'Section',
    column: 'section',
    type: 'choice',
    of: SECTIONS,
    needed: true,
    shown: 'list',
    filter: { label: 'Collection', choices: SECTION_LABELS },
  },
  brand: {
    label: 'Brand',
    column: 'brand',
    type: 'brand',
    needed: true,
    shown: 'list',
    filter: { label: 'Brand' },
  },
  kind: {
    label: 'Kind',
    column: 'kind',
    type: 'choice',
    of: KINDS,
    shown: 'list',
    filter: { label: 'Category', choices: KIND_LABELS },
  },
  origin: {
    label: 'Country of origin',
    column: 'origin',
    type: 'text',
    max: 60,
    optional: true,
    shown: 'list',
    filter: { label: 'Country of origin' },
  },
} as const satisfies Readonly<Record<string, FieldShape & { readonly filter: FilterShape }>>;

type Filters = typeof FILTERABLE_FIELDS;
export type FilterField = keyof Filters;
export const FILTER_FIELDS = Object.keys(FILTERABLE_FIELDS) as readonly FilterField[];

/** Filters whose words are not said here, because sellers and the shop make them. */
export type OpenFilter = {
  [F in FilterField]: Filters[F]['filter'] extends { choices: unknown } ? never : F;
}[FilterField];

/** What a filter calls a value in addresses. */
export type FilterWord<F extends FilterField> = F extends OpenFilter
  ? string
  : Filters[F]['filter'] extends { choices: infer Choices }
    ? keyof Choices & string
    : never;

export function filterShape(name: FilterField): FilterShape {
  return FILTERABLE_FIELDS[name].filter;
}

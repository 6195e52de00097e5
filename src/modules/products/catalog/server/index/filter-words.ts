import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  filterShape,
  type OpenFilter,
} from '#products/catalog/product/product.filters.ts';
import type { FieldValue } from '#products/catalog/product/product-content.ts';
import type { Brand } from '#products/catalog/server/brands.ts';
import { countryName } from '#products/catalog/server/reading/country-name.ts';
import { ORIGIN_NOT_DECLARED } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';

export type Labelled = readonly [word: string, label: string];

/** The rows that shops edit, whose ids and labels filters offer, in the language of the labels. */
export interface FilterNames {
  readonly brands: readonly Brand[];
  readonly categories: CategoryTree;
  readonly language: string;
}

/** How a filter names the values of a field in addresses, and which of them it offers, in order. */
export interface FilterWords<Value> {
  readonly wordOf: (value: Value) => string;
  /** The other words that find products with this one. */
  readonly foundBy?: (word: string, names: FilterNames) => readonly string[];
  readonly offered: (there: {
    /** Every value that any product has had since the index was built. */
    readonly values: readonly Value[];
    readonly names: FilterNames;
    readonly chosen: readonly string[];
  }) => readonly Labelled[];
}

const OPEN: { readonly [F in OpenFilter]: FilterWords<FieldValue<F>> } = {
  brand: {
    wordOf: id => id,
    // An old link to a hidden brand still shows the filter it applies.
    offered: ({ names: { brands }, chosen }) =>
      brands.filter(({ id, hidden }) => !hidden || chosen.includes(id)).map(({ id, label }) => [id, label]),
  },
  kind: {
    wordOf: id => id,
    foundBy: (id, { categories }) =>
      categories
        .upFrom(id)
        .slice(1)
        .map(above => above.id),
    offered: ({ names: { categories, language }, chosen }) =>
      categories.all
        .filter(({ id, hidden }) => !hidden || chosen.includes(id))
        .map(({ id }) => [id, categories.nameOf(id, language)]),
  },
  origin: { wordOf: originSlug, offered: ({ values }) => originsOf(values) },
};

/** What nearly all products are; the filter is offered only if some are not. */
const USUAL: { readonly [F in FilterField]?: FieldValue<F> } = { condition: 'new' };

export const FILTER_WORDS = Object.fromEntries(
  FILTER_FIELDS.map(name => {
    const { choices } = filterShape(name);
    const usual = USUAL[name];
    const offered: FilterWords<unknown>['offered'] = ({ values, chosen }) =>
      usual !== undefined && chosen.length === 0 && values.every(value => value === usual)
        ? []
        : // Read here, in the language of the labels.
          Object.entries(choices ?? {});
    return [name, choices ? { wordOf: String, offered } : OPEN[name as OpenFilter]];
  }),
) as Readonly<Record<FilterField, FilterWords<unknown>>>;

/** By name; “Not declared” comes last. */
function originsOf(values: readonly (string | null)[]): Labelled[] {
  const named = values.filter(value => value !== null).sort();
  const declared = new Map(named.map(value => [originSlug(value), countryName(value)]));
  return [...declared, [originSlug(null), t('products.catalog.filters.notDeclared')]];
}

/** A country's name in addresses: `viet-nam`. */
export function originSlug(origin: string | null): string {
  return origin === null ? ORIGIN_NOT_DECLARED : origin.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

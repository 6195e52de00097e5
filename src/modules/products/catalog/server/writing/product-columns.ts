import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#platform/db/database.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { type FitRule, fitRules } from '#products/catalog/product/fits/fit-rules.ts';
import {
  FIELD_NAMES,
  type Fields,
  fieldOf,
  PRODUCT_FIELDS,
  type ProductField,
} from '#products/catalog/product/product.fields.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { type Searchable, searchText } from '#products/catalog/search/search-words.ts';

type ColumnOf<F extends ProductField> = Fields[F]['column'];

/** A row of fields, each under its name in the code. */
export type FieldRow<F extends ProductField> = { [Name in F]: Row<'products'>[ColumnOf<Name>] };

/** The fields for the query builder's `select`; `p` is the product. */
export function selections<F extends ProductField>(names: readonly F[]) {
  return names.map(name => `p.${PRODUCT_FIELDS[name].column} as ${name}`) as {
    [Name in F]: `p.${ColumnOf<Name>} as ${Name}`;
  }[F][];
}

/** The same for raw SQL: `p.price_paise as "price", …`. */
export function selected(names: readonly ProductField[]): RawBuilder<unknown> {
  return sql.raw(names.map(name => `p.${fieldOf(name).column} as "${name}"`).join(', '));
}

const TYPES = {
  ...{ text: 'text', choice: 'text', brand: 'text', category: 'text', money: 'bigint', count: 'int', rate: 'int' },
  ...{ pictures: 'jsonb', options: 'jsonb', lines: 'jsonb', specs: 'jsonb', translations: 'jsonb' },
  attributes: 'jsonb',
} as const;

type Written = Exclude<ProductField, 'stock'>;
/** All but the stock, which is changed by movements. */
const WRITTEN = FIELD_NAMES.filter(name => name !== 'stock') as readonly Written[];
type Columns = { [F in Written as ColumnOf<F>]: ProductContent[F] } & {
  readonly family_id: string | null;
  readonly search_text: string;
  readonly fit_rules: readonly FitRule[];
};

/** What the search words of a product need of other rows. */
export interface SearchNames {
  readonly brands: ReadonlyMap<string, string>;
  readonly categories: CategoryTree;
}

/** A product's content as columns, JSON still as values. The only place where `search_text` is made, beside `rederiveProducts`. */
export function productColumns(content: ProductContent, names: SearchNames): Columns {
  return {
    ...Object.fromEntries(WRITTEN.map(name => [PRODUCT_FIELDS[name].column, content[name]])),
    family_id: content.familyId,
    search_text: searchTextOf(content, names),
    fit_rules: fitRules(content.fits),
  } as unknown as Columns;
}

export function searchTextOf(
  product: Omit<Searchable, 'brandLabel' | 'categoryWords'> & Pick<ProductContent, 'brand' | 'kind'>,
  { brands, categories }: SearchNames,
): string {
  const { brand, kind } = product;
  return searchText({
    ...product,
    brandLabel: brands.get(brand) ?? brand,
    categoryWords: categories.wordsOf(kind),
  });
}

/** The same columns with their types, in a fixed order, for statements that take many products as JSON. */
const COLUMN_TYPES: Readonly<Record<string, string>> = {
  family_id: 'uuid',
  ...Object.fromEntries(WRITTEN.map(name => [PRODUCT_FIELDS[name].column, TYPES[fieldOf(name).type]])),
  search_text: 'text',
  fit_rules: 'jsonb',
};

export const PRODUCT_COLUMN_NAMES = Object.keys(COLUMN_TYPES);

/** `brand text, kind text, …`: the column definitions for `json_to_recordset`. */
export const typedColumns = sql.raw(PRODUCT_COLUMN_NAMES.map(name => `${name} ${COLUMN_TYPES[name]}`).join(', '));

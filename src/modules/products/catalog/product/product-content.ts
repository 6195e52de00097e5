import type { Paise } from '#shared/money/money.ts';
import { FIELD_NAMES, type Fields, type FieldsWith, fieldOf, type ProductField } from './product.fields.ts';
import type { ProductOption } from './product.schema.ts';

export interface SpecGroup {
  readonly group: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

interface ValuesByType {
  readonly text: string;
  readonly choice: never;
  /** The id of a brand the shop carries. */
  readonly brand: string;
  readonly money: Paise;
  readonly count: number;
  readonly rate: number;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly options: readonly ProductOption[];
  readonly lines: readonly string[];
  readonly specs: readonly SpecGroup[];
}

type Said<F extends ProductField> = Fields[F] extends { of: readonly (infer Choice)[] }
  ? Choice
  : ValuesByType[Fields[F]['type']];

/** What a field is in the program. */
export type FieldValue<F extends ProductField> = Said<F> | (F extends FieldsWith<{ optional: true }> ? null : never);

export type FieldValues<F extends ProductField> = { readonly [Name in F]: FieldValue<Name> };

/** A product of which nothing is said that need not be. */
export const NOTHING_SAID = Object.fromEntries(
  FIELD_NAMES.filter(name => fieldOf(name).optional).map(name => [name, null]),
) as { readonly [F in FieldsWith<{ optional: true }>]: null };

/** What is said of a product by whoever sells it, complete and right; what others add to it, stock and stars, is not here. */
export interface ProductContent extends FieldValues<Exclude<ProductField, 'stock'>> {
  /** Ties variants together: products of one family are each other's siblings. */
  readonly familyId: string | null;
}

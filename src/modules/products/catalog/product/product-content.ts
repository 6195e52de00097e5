import type { AttributeValues } from '#products/catalog/attributes/attribute.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Paise } from '#shared/money/money.ts';
import { FIELD_NAMES, type Fields, type FieldsWith, fieldOf, type ProductField } from './product.fields.ts';
import type { ProductOption } from './product.schema.ts';
import type { Translation } from './translations.ts';

export interface SpecGroup {
  readonly group: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

interface ValuesByType {
  readonly text: string;
  readonly choice: never;
  /** The id of a brand. */
  readonly brand: string;
  /** The id of a category. */
  readonly category: Kind;
  readonly money: Paise;
  readonly count: number;
  readonly rate: number;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly options: readonly ProductOption[];
  readonly lines: readonly string[];
  readonly specs: readonly SpecGroup[];
  readonly translations: readonly Translation[];
  readonly attributes: AttributeValues;
}

type Said<F extends ProductField> = Fields[F] extends { of: readonly (infer Choice)[] }
  ? Choice
  : ValuesByType[Fields[F]['type']];

/** The type of a field in the code. */
export type FieldValue<F extends ProductField> = Said<F> | (F extends FieldsWith<{ optional: true }> ? null : never);

export type FieldValues<F extends ProductField> = { readonly [Name in F]: FieldValue<Name> };

/** All optional fields, not filled in. */
export const NOTHING_SAID = Object.fromEntries(
  FIELD_NAMES.filter(name => fieldOf(name).optional).map(name => [name, null]),
) as { readonly [F in FieldsWith<{ optional: true }>]: null };

/** What the seller enters of a product, complete and valid, without stock and rating. */
export interface ProductContent extends FieldValues<Exclude<ProductField, 'stock'>> {
  /** Products with the same family are variants of each other. */
  readonly familyId: string | null;
}

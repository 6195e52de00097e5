import {
  FIELD_NAMES,
  type Fields,
  type FieldsWith,
  fieldOf,
  type ProductField,
  type WireName,
  wireName,
} from '#products/catalog/product/product.fields.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { ProductContent, SpecGroup } from '#products/catalog/product/product-content.ts';
import type { Translation } from '#products/catalog/product/translations.ts';
import type { Paise } from '#shared/money/money.ts';

interface EnteredByType {
  readonly text: string | null;
  readonly choice: string | null;
  readonly brand: string | null;
  readonly category: string | null;
  /** NaN for an invalid amount. */
  readonly money: Paise | null;
  readonly count: number | null;
  /** In per cent. */
  readonly rate: number | null;
  /** Addresses of pictures, in order. */
  readonly pictures: readonly string[];
  readonly options: readonly ProductOption[];
  readonly lines: readonly string[];
  readonly specs: readonly SpecGroup[];
  readonly translations: readonly EnteredTranslation[];
  readonly attributes: EnteredAttributes;
}

/** Values as entered, by attribute; empty ones are none. */
export type EnteredAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** A translation as entered; what is missing is empty. */
export type EnteredTranslation = Pick<Translation, 'language'> & Partial<Translation>;

/** A product as entered, before it is checked, by API names. Missing fields were not entered. */
export type ProductDraft = {
  readonly [F in ProductField as WireName<F>]?: EnteredByType[Fields[F]['type']] | undefined;
};

const BY_WIRE_NAME = new Map<WireName, ProductField>(FIELD_NAMES.map(name => [wireName(name), name]));

/** The label of a field in forms and errors. */
export function productLabel(name: WireName): string {
  return fieldOf(BY_WIRE_NAME.get(name) as ProductField).label;
}

/** Required fields. A live product also needs a picture. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter(name => fieldOf(name).needed).map(wireName) as readonly WireName<
  FieldsWith<{ needed: true }>
>[];

/** Maximum numbers and lengths of list items. */
export const LIST_LIMITS = {
  images: 8,
  options: 3,
  highlights: 10,
  highlight: 200,
  fits: 50,
  fit: 100,
  specGroups: 20,
  specRows: 40,
  specName: 80,
  specValue: 500,
} as const;

/** A checked product, without its seller and family. */
export interface CheckedProduct extends Omit<ProductContent, 'images' | 'familyId'> {
  readonly images: readonly string[];
  readonly stock: number;
}

/** Errors by field; each attribute has its own. */
export type ProductFaults = Readonly<Partial<Record<WireName, string>> & Record<AttributeKey, string>>;
export type AttributeKey = `attributes.${string}`;

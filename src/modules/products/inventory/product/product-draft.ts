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
import type { Paise } from '#shared/money/money.ts';

interface SaidByType {
  readonly text: string | null;
  readonly choice: string | null;
  readonly brand: string | null;
  /** NaN for an amount that can't be. */
  readonly money: Paise | null;
  readonly count: number | null;
  /** In per cent. */
  readonly rate: number | null;
  /** Addresses of its pictures, the first one first. */
  readonly pictures: readonly string[];
  readonly options: readonly ProductOption[];
  readonly lines: readonly string[];
  readonly specs: readonly SpecGroup[];
}

/** A product as its seller writes it, under the names of the API, before anybody has looked at it. What is not there was not said. */
export type ProductDraft = { readonly [F in ProductField as WireName<F>]?: SaidByType[Fields[F]['type']] | undefined };

/** What the fields are called, in forms, refusals and files. */
export const PRODUCT_LABELS = Object.fromEntries(
  FIELD_NAMES.map(name => [wireName(name), fieldOf(name).label]),
) as Readonly<Record<WireName, string>>;

/** Without these there is no product. A picture is needed too, to be live. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter(name => fieldOf(name).needed).map(wireName) as readonly WireName<
  FieldsWith<{ needed: true }>
>[];

/** How many parts the lists of a product may have, and how long those may be. */
export const LIST_LIMITS = {
  images: 8,
  options: 3,
  highlights: 10,
  highlight: 200,
  specGroups: 20,
  specRows: 40,
  specName: 80,
  specValue: 500,
} as const;

/** A product that is complete and right: what is left is whose it is and which family it belongs to. */
export interface CheckedProduct extends Omit<ProductContent, 'images' | 'familyId'> {
  readonly images: readonly string[];
  readonly stock: number;
}

/** The sentence for each field that is wrong. */
export type ProductFaults = Readonly<Partial<Record<WireName, string>>>;

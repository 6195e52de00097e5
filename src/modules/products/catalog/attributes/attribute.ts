import type { CategoryNames } from '#products/catalog/categories/category-tree.ts';
import type { AttributeUnit } from './attribute-units.ts';

export const ATTRIBUTE_TYPES = ['number', 'choice', 'yes-no', 'text'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export interface AttributeOption {
  readonly id: string;
  readonly names: CategoryNames;
}

/** What can be said of products by type, as it is stored. */
export interface Attribute {
  readonly id: string;
  readonly names: CategoryNames;
  /** Other names in English, separated by commas. */
  readonly said: string;
  readonly type: AttributeType;
  readonly unit: AttributeUnit | null;
  /** Of numbers, in base units. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of choices. */
  readonly options: readonly AttributeOption[] | null;
  /** Products need it to go on sale. */
  readonly required: boolean;
  readonly filterable: boolean;
  readonly comparable: boolean;
}

/** A whole number of base units, the id of an option, yes or no, or a text. */
export type AttributeValue = number | string | boolean;
export type AttributeValues = Readonly<Record<string, AttributeValue>>;
/** In the API numbers are those that are shown: 8 for 8 GB. */
export type WireAttributeValues = AttributeValues;

/** An attribute in one language, as forms and files need it. */
export interface AttributeShape {
  readonly id: string;
  readonly label: string;
  /** What listings may call it: its names in each language, and other ones. */
  readonly called?: readonly string[] | undefined;
  readonly type: AttributeType;
  readonly unit: AttributeUnit | null;
  /** In base units. */
  readonly min: number | null;
  readonly max: number | null;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    /** What else files may call it. */
    readonly called?: readonly string[] | undefined;
  }[];
  readonly required: boolean;
}

export const MAX_ATTRIBUTE_TEXT = 200;

import type { AttributeShape, AttributeValue, WireAttributeValues } from '#products/catalog/attributes/attribute.ts';
import { baseUnits } from '#products/catalog/attributes/attribute-units.ts';
import {
  FIELD_NAMES,
  type FieldsWith,
  fieldOf,
  type ProductField,
  type WireName,
  wireName,
} from '#products/catalog/product/product.fields.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import type { Translation } from '#products/catalog/product/translations.ts';
import { shortDecimals } from '#shared/money/indian-digits.ts';
import type { Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import { type ProductDraft, type ProductFaults, REQUIRED_FIELDS } from './product-draft.ts';
import type { ProductOnFile } from './products.contract.ts';
import { readMeasure } from './read-measure.ts';

type ListField = FieldsWith<{ type: 'pictures' | 'options' | 'specs' | 'translations' | 'attributes' }>;
type TextField = WireName<Exclude<ProductField, ListField>>;

/** The state of a product's form: texts as typed, and lists. */
export interface TypedProduct extends Readonly<Record<TextField | 'siblingOf' | 'userName' | 'stockReason', string>> {
  readonly images: readonly string[];
  readonly options: readonly ProductOption[];
  readonly specs: readonly SpecGroup[];
  readonly translations: readonly Translation[];
  /** As typed, by attribute; those of other categories than the chosen one are kept, but not sent. */
  readonly attributes: Readonly<Record<string, string>>;
}

export type TypedField = keyof TypedProduct;

const LIST_TYPES = ['pictures', 'options', 'specs', 'translations'];
const OTHER_FIELDS = { siblingOf: '', userName: '', stockReason: 'correction' };

/** The form of a new product. */
export const BLANK_PRODUCT: TypedProduct = {
  ...ofEachField<TypedProduct>(name => (LIST_TYPES.includes(fieldOf(name).type) ? [] : '')),
  attributes: {},
  ...{ category: 'electronics', kind: 'other', condition: 'new', status: 'live' },
  ...OTHER_FIELDS,
};

/** The form of an existing product. */
export function typedOf(product: ProductOnFile): TypedProduct {
  return {
    ...ofEachField<TypedProduct>(name => typedValue(name, product[wireName(name)])),
    siblingOf: product.variants[0]?._id ?? '',
    userName: product.username,
    stockReason: OTHER_FIELDS.stockReason,
  };
}

function typedValue(name: ProductField, value: unknown): unknown {
  const { type } = fieldOf(name);
  if (value === null) return '';
  if (type === 'money') return shortDecimals(value as Paise);
  if (type === 'lines') return (value as string[]).join('\n');
  if (type === 'attributes') return typedAttributes(value as WireAttributeValues);
  return LIST_TYPES.includes(type) ? value : String(value);
}

/** The form of a copy: a draft of the same family, without stock and the codes of the original. */
export function copyOf(product: ProductOnFile): TypedProduct {
  const siblingOf = product.variants.length > 0 ? product._id : '';
  return { ...typedOf(product), totalStock: '0', sku: '', gtin: '', mpn: '', status: 'draft', siblingOf };
}

/** The draft to check, parsed from the form. */
export function productDraftOf(typed: TypedProduct): ProductDraft {
  return ofEachField<ProductDraft>(name => draftValue(name, typed[wireName(name)]));
}

function draftValue(name: ProductField, typed: unknown): unknown {
  const field = fieldOf(name);
  const { type } = field;
  if (typeof typed !== 'string') return typed;
  if (type === 'money') return typedAmount(typed);
  if (field.type === 'count' && field.unit) return typed.trim() === '' ? null : readMeasure(typed, field.unit);
  if (type === 'count' || type === 'rate') return typedCount(typed);
  return type === 'lines' ? typed.split('\n') : typed;
}

function typedAttributes(values: WireAttributeValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, typedWire(value)]));
}

/** A stored value of an attribute as its input has it. */
export function typedAttribute({ unit }: AttributeShape, value: AttributeValue): string {
  return typedWire(typeof value === 'number' ? value / baseUnits(unit) : value);
}

function typedWire(value: AttributeValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

function ofEachField<Made>(make: (name: ProductField) => unknown): Pick<Made, WireName & keyof Made> {
  return Object.fromEntries(FIELD_NAMES.map(name => [wireName(name), make(name)])) as never;
}

/** The fields that differ. */
export function changedFields(typed: TypedProduct, saved: TypedProduct): ReadonlySet<TypedField> {
  const fields = Object.keys(typed) as TypedField[];
  // A reason alone is no change.
  return new Set(
    fields
      .filter(field => field !== 'stockReason')
      .filter(field => JSON.stringify(typed[field]) !== JSON.stringify(saved[field])),
  );
}

/** Whether all required fields are filled in, valid or not. */
export function isFilledIn(typed: TypedProduct): boolean {
  return REQUIRED_FIELDS.every(field => typed[field].trim() !== '');
}

function typedAmount(text: string): Paise | null {
  if (text.trim() === '') return null;
  const read = readMoney(text);
  return 'value' in read ? read.value : (Number.NaN as Paise);
}

/** Errors of amounts that can't be parsed. */
export function moneyFaults(typed: Pick<TypedProduct, 'price' | 'salePrice'>): ProductFaults {
  const faults = (['price', 'salePrice'] as const).flatMap(field => {
    const read = typed[field].trim() === '' ? undefined : readMoney(typed[field]);
    return read && 'fault' in read ? [[field, read.fault]] : [];
  });
  return Object.fromEntries(faults);
}

function typedCount(text: string): number | null {
  if (text.trim() === '') return null;
  const [, whole = '', decimals = ''] = /^([\d,]{1,20})(\.\d{1,2})?$/.exec(text.trim()) ?? [];
  const digits = ungrouped(whole);
  return digits === undefined ? Number.NaN : Number(digits + decimals);
}

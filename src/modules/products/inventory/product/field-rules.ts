import type { DigitsShape, Unit } from '#products/catalog/product/fields/field-shape.ts';
import { fieldOf, type ProductField } from '#products/catalog/product/product.fields.ts';
import { GST_RATES } from '#products/inventory/product/gst-rates.ts';
import { MAX_PAISE } from '#shared/money/money.ts';
import { isBlank } from '#shared/text/blank.ts';

/** The rule that a value breaks. Forms and imports have their own sentences for it. */
export type BrokenRule =
  | { readonly rule: 'blank' | 'checkDigit' | 'amount' | 'rate' }
  | { readonly rule: 'digits'; readonly counts: readonly number[] }
  | { readonly rule: 'length'; readonly max: number; readonly length: number }
  | { readonly rule: 'range'; readonly min: number; readonly max: number; readonly unit?: Unit | undefined }
  | { readonly rule: 'choice'; readonly of: readonly string[] };

/** The rule that a single value breaks; undefined if it is valid. For lists see `list-readers.ts`. */
export function brokenRule(name: ProductField, value: string | number): BrokenRule | undefined {
  const field = fieldOf(name);
  switch (field.type) {
    case 'text':
      return brokenText(String(value), field);
    case 'choice':
      return field.of.includes(String(value)) ? undefined : { rule: 'choice', of: field.of };
    case 'count':
      return outside(Number(value), field.min ?? 0, field.max, field.unit);
    case 'money':
      return Number.isSafeInteger(value) ? outside(Number(value), 1, MAX_PAISE) : { rule: 'amount' };
    case 'rate':
      return GST_RATES.includes(Number(value) / 100) ? undefined : { rule: 'rate' };
    default:
      return undefined;
  }
}

/** In code points, like the database. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function brokenText(
  text: string,
  { max, digits }: { max: number; digits?: DigitsShape },
): BrokenRule | undefined {
  if (isBlank(text)) return { rule: 'blank' };
  if (digits) return brokenDigits(text, digits);
  const length = lengthOf(text);
  return length > max ? { rule: 'length', max, length } : undefined;
}

function brokenDigits(text: string, { counts, areRight }: DigitsShape): BrokenRule | undefined {
  if (!/^\d+$/.test(text) || !counts.includes(text.length)) return { rule: 'digits', counts };
  return areRight === undefined || areRight(text) ? undefined : { rule: 'checkDigit' };
}

function outside(number: number, min: number, max: number, unit?: Unit): BrokenRule | undefined {
  return Number.isInteger(number) && number >= min && number <= max ? undefined : { rule: 'range', min, max, unit };
}

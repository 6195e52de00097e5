import type { Attribute, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import { baseUnits, wholeUnits } from '#products/catalog/attributes/attribute-units.ts';
import { attributeValue, type BrokenAttribute } from '#products/catalog/attributes/attribute-value.ts';
import { areConvertible, convertQuantity } from '#products/catalog/attributes/convert-quantity.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';

/** Options that are removed, with those that their products get instead. */
export type MergedOptions = Readonly<Record<string, string>>;

export type ConvertedValue = { readonly value: AttributeValue } | { readonly broken: BrokenAttribute | 'unit' };

/**
 * A value of an attribute as it is after a change of the attribute. Values of another type go by what they read like in
 * English: “8 GB” as a number is 8 GB as a text, and “OLED” as a text is the option of that name.
 */
export function convertValue(
  before: Attribute,
  after: Attribute,
  value: AttributeValue,
  merged: MergedOptions = {},
): ConvertedValue {
  if (before.type === 'number' && after.type === 'number') return convertNumber(before, after, Number(value));
  if (before.type === 'choice' && after.type === 'choice') {
    const id = merged[String(value)] ?? String(value);
    return after.options?.some(option => option.id === id) ? { value: id } : { broken: 'option' };
  }
  if (before.type === after.type) return { value };
  const text = speaking(SOURCE_LANGUAGE, () => attributeText(before, value, SOURCE_LANGUAGE));
  return attributeValue(shapeOf(after, SOURCE_LANGUAGE), text);
}

function convertNumber(before: Attribute, after: Attribute, value: number): ConvertedValue {
  if (!areConvertible(before.unit, after.unit)) return { broken: 'unit' };
  const converted =
    before.unit === null || after.unit === null
      ? wholeUnits(value / baseUnits(before.unit), baseUnits(after.unit))
      : convertQuantity(value, before.unit, after.unit);
  if (Number.isNaN(converted)) return { broken: 'number' };
  return converted < (after.min ?? 0) || converted > (after.max ?? 0) ? { broken: 'range' } : { value: converted };
}

/** Whether values may be others, or none, after the change. */
export function mayChangeValues(before: Attribute, after: Attribute): boolean {
  const shapeOfValues = ({ type, unit, min, max, options }: Attribute) =>
    JSON.stringify([type, unit, min, max, options?.map(({ id }) => id).sort()]);
  return shapeOfValues(before) !== shapeOfValues(after);
}

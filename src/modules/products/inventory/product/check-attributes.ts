import type { AttributeShape, AttributeValue, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { MAX_ATTRIBUTE_TEXT } from '#products/catalog/attributes/attribute.ts';
import { quantityText } from '#products/catalog/attributes/attribute-text.ts';
import { attributeValue, type BrokenAttribute } from '#products/catalog/attributes/attribute-value.ts';
import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';
import { tooLong } from './field-readers.ts';
import type { AttributeKey, EnteredAttributes } from './product-draft.ts';
import { tidyLine } from './tidy-text.ts';

interface CheckedAttributes {
  readonly values: AttributeValues;
  readonly faults: Readonly<Record<AttributeKey, string>>;
}

/**
 * Reads the attributes of a product by those that its category has. Empty values are left out; each wrong one has an error of
 * its own, as has each attribute that the category has not.
 */
export function checkAttributes(entered: EnteredAttributes = {}, shapes: readonly AttributeShape[]): CheckedAttributes {
  const values: [string, AttributeValue][] = [];
  const faults: [AttributeKey, string][] = [];
  const left = new Map(Object.entries(entered).filter(([, value]) => !isEmpty(value)));
  for (const shape of shapes) {
    const value = left.get(shape.id);
    left.delete(shape.id);
    if (value === undefined || value === null) continue;
    const read = attributeValue(shape, typeof value === 'string' ? tidyLine(value) : value);
    if ('value' in read) values.push([shape.id, read.value]);
    else faults.push([`attributes.${shape.id}`, sentenceOf(shape, read.broken)]);
  }
  for (const id of left.keys())
    faults.push([`attributes.${id}`, t('products.inventory.fault.attributeUnknown', { id })]);
  return { values: Object.fromEntries(values), faults: Object.fromEntries(faults) };
}

function isEmpty(value: EnteredAttributes[string]): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}

/** What is wrong with a value, naming what would be right. */
function sentenceOf({ label, unit, min, max, options }: AttributeShape, broken: BrokenAttribute): string {
  switch (broken) {
    case 'number':
    case 'range':
      return t('products.inventory.fault.attributeRange', {
        label,
        min: quantityText(min ?? 0, unit),
        max: quantityText(max ?? 0, unit),
      });
    case 'option':
      return t('products.inventory.fault.choice', { label, choices: options.map(option => option.label).join(', ') });
    case 'yes-no':
      return t('products.inventory.fault.attributeYesNo', { label });
    case 'length':
      return tooLong(label, MAX_ATTRIBUTE_TEXT);
  }
}

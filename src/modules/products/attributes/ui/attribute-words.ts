import type { AttributeType } from '#products/catalog/attributes/attribute.ts';
import { unitText } from '#products/catalog/attributes/attribute-text.ts';
import type { AttributeUnit } from '#products/catalog/attributes/attribute-units.ts';
import { t } from '#shared/language/t.ts';

export const TYPE_WORDS: Readonly<Record<AttributeType, string>> = {
  number: t('products.attributes.type.number'),
  choice: t('products.attributes.type.choice'),
  'yes-no': t('products.attributes.type.yesNo'),
  text: t('products.attributes.type.text'),
};

export function typeText(type: AttributeType, unit: AttributeUnit | null): string {
  return unit === null ? TYPE_WORDS[type] : t('products.attributes.type.numberIn', { unit: unitText(unit) });
}

/** A name in the language of the screen. */
export function nameOf(names: Readonly<Record<string, string>>): string {
  return names[t('language.code')] ?? names.en ?? '';
}

import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import type { FieldShape } from '#products/catalog/product/fields/field-shape.ts';
import { fieldOf, type ProductField } from '#products/catalog/product/product.fields.ts';
import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';
import { type BrokenRule, brokenRule } from '#products/inventory/product/field-rules.ts';
import { t } from '#shared/language/t.ts';
import { MAX_PAISE, priceTag } from '#shared/money/money.ts';
import { isBlank } from '#shared/text/blank.ts';
import { choiceText } from '#shared/text/choice-text.ts';
import type { Read } from '#shared/text/read.ts';
import { GST_RATES_TEXT } from './gst-rates.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** Reads one field of a form by its rules. A blank field gets `usual`, or null if it is optional. */
export function readField(
  name: ProductField,
  entered: string | number | null | undefined,
  usual?: string,
): Read<unknown> {
  const field = fieldOf(name);
  const value = typeof entered === 'string' ? tidy(entered, field) : entered;
  if (value === undefined || value === null || (typeof value === 'string' && isBlank(value))) {
    if (usual !== undefined) return { value: usual };
    return field.optional ? { value: null } : { fault: t('products.inventory.fault.required', { label: field.label }) };
  }
  const broken = brokenRule(name, value);
  return broken ? { fault: sentenceOf(field.label, broken) } : { value };
}

export function readBrand(entered: string | null | undefined, brands: readonly string[]): Read<string> {
  const { label } = fieldOf('brand');
  const brand = tidyLine(entered ?? '');
  if (brand === '') return { fault: t('products.inventory.fault.required', { label }) };
  return brands.includes(brand) ? { value: brand } : { fault: sentenceOf(label, { rule: 'choice', of: brands }) };
}

export function readCategory(entered: string, categories: UsualFacts): Read<Kind> {
  const kind = tidyLine(entered) || OTHER;
  return categories.has(kind)
    ? { value: kind }
    : { fault: t('products.inventory.fault.category', { label: fieldOf('kind').label }) };
}

export function tooLong(label: string, max: number): string {
  return t('products.inventory.fault.long', { label, max });
}

function tidy(text: string, field: FieldShape): string {
  if (field.type !== 'text') return tidyLine(text);
  if (field.digits) return text.replace(field.digits.ignores, '');
  if (field.lines) return tidyText(text);
  return field.optional ? tidyText(text).replaceAll('\n', ', ') : tidyLine(text);
}

function sentenceOf(label: string, broken: BrokenRule): string {
  switch (broken.rule) {
    case 'blank':
      return t('products.inventory.fault.required', { label });
    case 'length':
      return tooLong(label, broken.max);
    case 'digits':
      return t('products.inventory.fault.digits', { label, counts: choiceText(broken.counts.map(String)) });
    case 'checkDigit':
      return t('products.inventory.fault.checkDigit', { label });
    case 'amount':
      return t('products.inventory.fault.amount', { label });
    case 'rate':
      return t('products.inventory.fault.rate', { label, rates: GST_RATES_TEXT });
    case 'choice':
      return t('products.inventory.fault.choice', { label, choices: broken.of.join(', ') });
    case 'range':
      return rangeSentence(label, broken);
  }
}

function rangeSentence(label: string, { min, max, unit }: Extract<BrokenRule, { rule: 'range' }>): string {
  if (unit) return t('products.inventory.fault.measure', { label, min, max, unit });
  return max === MAX_PAISE
    ? t('products.inventory.fault.price', { label, most: priceTag(MAX_PAISE) })
    : t('products.inventory.fault.range', { label, min, max });
}

import { t } from '#shared/language/t.ts';
import { indianDigits } from '#shared/money/indian-digits.ts';
import type { Attribute, AttributeShape, AttributeValue } from './attribute.ts';
import { nameIn } from './attribute-set.ts';
import { type AttributeUnit, baseUnits } from './attribute-units.ts';

/** A number with its unit, in the language that is spoken. */
const WITH_UNIT: Readonly<Record<AttributeUnit, (value: string) => string>> = {
  gb: value => t('products.catalog.unit.gb', { value }),
  inch: value => t('products.catalog.unit.inch', { value }),
  mah: value => t('products.catalog.unit.mah', { value }),
  ah: value => t('products.catalog.unit.ah', { value }),
  hz: value => t('products.catalog.unit.hz', { value }),
  mp: value => t('products.catalog.unit.mp', { value }),
  w: value => t('products.catalog.unit.w', { value }),
  va: value => t('products.catalog.unit.va', { value }),
  ton: value => t('products.catalog.unit.ton', { value }),
  star: value => t('products.catalog.unit.star', { value }),
  litre: value => t('products.catalog.unit.litre', { value }),
  kg: value => t('products.catalog.unit.kg', { value }),
  mm: value => t('products.catalog.unit.mm', { value }),
  cm: value => t('products.catalog.unit.cm', { value }),
  hour: value => t('products.catalog.unit.hour', { value }),
  ms: value => t('products.catalog.unit.ms', { value }),
  ppm: value => t('products.catalog.unit.ppm', { value }),
  rpm: value => t('products.catalog.unit.rpm', { value }),
  mbps: value => t('products.catalog.unit.mbps', { value }),
  mbs: value => t('products.catalog.unit.mbs', { value }),
  lumen: value => t('products.catalog.unit.lumen', { value }),
  times: value => t('products.catalog.unit.times', { value }),
};

const MB_IN_GB = 1_024;
const MB_IN_TB = 1_048_576;

/** A stored value as shoppers read it: 8 GB, 1 TB, 5,000 mAh, AMOLED, Yes. In the language that is spoken and named. */
export function attributeText({ type, unit, options }: Attribute, value: AttributeValue, language: string): string {
  return valueText({ type, unit }, value, id => {
    const option = options?.find(each => each.id === id);
    return option && nameIn(option.names, language);
  });
}

/** The same in the language of the shape. */
export function shapeText({ type, unit, options }: AttributeShape, value: AttributeValue): string {
  return valueText({ type, unit }, value, id => options.find(option => option.id === id)?.label);
}

function valueText(
  { type, unit }: Pick<Attribute, 'type' | 'unit'>,
  value: AttributeValue,
  nameOf: (option: string) => string | undefined,
): string {
  if (type === 'number') return quantityText(Number(value), unit);
  if (type === 'yes-no')
    return value === true ? t('products.catalog.attribute.yes') : t('products.catalog.attribute.no');
  return (type === 'choice' ? nameOf(String(value)) : undefined) ?? String(value);
}

export function quantityText(value: number, unit: AttributeUnit | null): string {
  // Whole and half terabytes; 1,000 GB stay what they are.
  if (unit === 'gb' && value >= MB_IN_TB && value % (MB_IN_TB / 2) === 0)
    return t('products.catalog.unit.tb', { value: digits(value, MB_IN_TB) });
  if (unit === 'gb' && value < MB_IN_GB) return t('products.catalog.unit.mb', { value: digits(value, 1) });
  const number = digits(value, baseUnits(unit));
  return unit === null ? number : WITH_UNIT[unit](number);
}

/** The unit alone, next to an input. */
export function unitText(unit: AttributeUnit | null): string {
  return unit === null ? '' : WITH_UNIT[unit]('').trim();
}

function digits(value: number, times: number): string {
  const [whole = '', decimals] = String(value / times).split('.');
  return indianDigits(Number(whole)) + (decimals === undefined ? '' : `.${decimals}`);
}

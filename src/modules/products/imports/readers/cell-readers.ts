import type { Unit } from '#products/catalog/product/fields/field-shape.ts';
import { PRODUCT_FIELDS } from '#products/catalog/product/product.fields.ts';
import { brokenRule, brokenText } from '#products/inventory/product/field-rules.ts';
import { GST_RATES_TEXT } from '#products/inventory/product/gst-rates.ts';
import { readMeasure } from '#products/inventory/product/read-measure.ts';
import { t } from '#shared/language/t.ts';
import { MAX_PAISE, type Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import { ORIGINS } from './known-names.ts';
import { textsOfList } from './list-cell.ts';
import { fault, type ReadCell, value } from './read.ts';
import { readChoiceCell } from './read-choice.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

export function readText(text: string, most: number): ReadCell<string> {
  const broken = brokenText(text, { max: most });
  if (!broken) return value(text);
  return broken.rule === 'length'
    ? fault(t('products.imports.cell.long', { most, length: broken.length }))
    : fault(t('products.imports.cell.invisible'));
}

/** Reads texts separated by | or line breaks; \| is a | in a text. */
export function readList(text: string, most: number, longest: number): ReadCell<readonly string[]> {
  const parts = textsOfList(text)
    .map(part => part.trim())
    .filter(part => part !== '');
  if (parts.length > most) return fault(t('products.imports.cell.many', { most, count: parts.length }));
  for (const part of parts) {
    const read = readText(part, longest);
    if ('fault' in read) return read;
  }
  return value(parts);
}

/** Reads a SKU. Typographic dashes and quotation marks become plain ones, so that SKUs match. */
export function readSku(text: string): ReadCell<string> {
  const sku = text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
  const damage = codeDamageOf(sku);
  if (damage) return fault(damage);
  const { max } = PRODUCT_FIELDS.sku;
  if (sku.length > max) return fault(t('products.imports.cell.max', { max }));
  return value(sku);
}

/** Reads an amount of rupees. */
export function readAmountCell(text: string): ReadCell<Paise> {
  const damage = codeDamageOf(text);
  if (damage) return fault(damage);
  const read = readMoney(text);
  return 'value' in read && read.value > MAX_PAISE ? fault(t('products.imports.cell.maxPrice')) : read;
}

const UNIT = /\s*(?:pcs?|pieces?|nos?|units?|qty)\.?$/i;
const SOLD_OUT = /^(?:nil|zero|none|out of stock|sold out)$/i;

/** Reads a number of units: 10, 1,000, 10 pcs, 10.0. Sold out or NIL is 0. */
export function readUnitCount(text: string): ReadCell<number> {
  if (SOLD_OUT.test(text)) return value(0);
  const damage = codeDamageOf(text);
  if (damage) return fault(damage);
  const bare = text.normalize('NFKC').replace(UNIT, '').replace(/\.0+$/, '').trim();
  const digits = ungrouped(bare);
  if (digits === undefined) return fault(t('products.imports.cell.whole'));
  const quantity = Number(digits);
  return brokenRule('stock', quantity) ? fault(t('products.imports.cell.maxStock')) : value(quantity);
}

/** Reads a whole number within its limits. */
export function readNumber(text: string, min: number, max: number): ReadCell<number> {
  const digits = ungrouped(text.normalize('NFKC').replace(/\.0+$/, '').trim());
  const number = digits === undefined ? Number.NaN : Number(digits);
  return number >= min && number <= max ? value(number) : fault(t('products.imports.cell.range', { min, max }));
}

/** Reads a weight or a length, which may have a unit of its own: 420, 420 g, 1.2 kg. */
export function readMeasureCell(text: string, min: number, max: number, unit: Unit): ReadCell<number> {
  const measure = readMeasure(text, unit);
  return Number.isInteger(measure) && measure >= min && measure <= max
    ? value(measure)
    : fault(t('products.imports.cell.measure', { min, max, unit }));
}

const TAX_RATE = /^(?:gst|igst)?\s*@?\s*(\d{1,2}(?:\.\d+)?|\.\d+)\s*(%)?$/i;

/** Reads a GST rate in hundredths of a per cent: 18%, 18, GST @ 18%, and 0.18, which spreadsheets store for 18%. */
export function readTaxRate(text: string): ReadCell<number> {
  const [, digits, sign] = TAX_RATE.exec(text.normalize('NFKC').trim()) ?? [];
  const number = Number(digits);
  const perCent = sign || number >= 1 ? number : number * 100;
  const rate = Math.round(perCent * 100);
  return brokenRule('gstRateBp', rate)
    ? fault(t('products.imports.cell.rate', { rates: GST_RATES_TEXT }))
    : value(rate);
}

/** Reads a warranty period in months: 12, 12 months, 1 year, 1.5 yrs. */
export function readMonths(text: string): ReadCell<number> {
  const [, digits, unit = ''] =
    /^(\d{1,3}(?:\.\d)?)\s*(m|months?|mths?|y|years?|yrs?)?\.?(?:\s+warranty)?$/i.exec(text) ?? [];
  const months = Number(digits) * (/^y/i.test(unit) ? 12 : 1);
  return brokenRule('warrantyMonths', months)
    ? fault(t('products.imports.cell.months', { most: PRODUCT_FIELDS.warrantyMonths.max }))
    : value(months);
}

/** Reads the health of a battery in per cent: 85, 85%. */
export function readPerCent(text: string): ReadCell<number> {
  const { min, max } = PRODUCT_FIELDS.batteryHealth;
  return readNumber(text.replace(/\s*%$/, ''), min, max);
}

const COUNTRY_NAME = /^\p{L}[\p{L}\p{M} .'()-]{2,59}$/u;

/** Reads a country. Names and codes of known ones are normalized, so that each is one filter. */
export function readOrigin(text: string): ReadCell<string> {
  const known = readChoiceCell(text, ORIGINS, '');
  if ('value' in known) return known;
  if (known.fault) return fault(t('products.imports.cell.unknownCountry', { near: known.fault }));
  return COUNTRY_NAME.test(text) ? value(text) : fault(t('products.imports.cell.country'));
}

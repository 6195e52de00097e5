import { brokenRule } from '#products/inventory/product/field-rules.ts';
import { indianDigits } from '#shared/money/indian-digits.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';
import { fault, type ReadCell, value } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

const UNIT = /\s*(?:pcs?|pieces?|nos?|units?|qty)\.?$/i;
const NONE = /^(?:nil|zero|none|out of stock|sold out)$/i;

/** Reads a number of pieces: 10, 1,000, 10 pcs, 10.0. What is sold out or NIL is 0. */
export function readQuantity(text: string): ReadCell<number> {
  if (NONE.test(text)) return value(0);
  const damage = codeDamageOf(text);
  if (damage) return fault(damage);
  const bare = text.normalize('NFKC').replace(UNIT, '').replace(/\.0+$/, '').trim();
  const digits = ungrouped(bare);
  if (digits === undefined) return fault('Enter a whole number, 0 or more.');
  const quantity = Number(digits);
  return brokenRule('stock', quantity) ? fault('At most 10,00,000.') : value(quantity);
}

/** Reads a whole number within its limits. */
export function readNumber(text: string, min: number, max: number): ReadCell<number> {
  const digits = ungrouped(text.normalize('NFKC').replace(/\.0+$/, '').trim());
  const number = digits === undefined ? Number.NaN : Number(digits);
  return number >= min && number <= max
    ? value(number)
    : fault(`Enter a whole number from ${indianDigits(min)} to ${indianDigits(max)}.`);
}

import { MAX_PAISE, type Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { fault, type ReadCell } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

/** Reads an amount of rupees in a cell, which a spreadsheet may have damaged. */
export function readAmountCell(text: string): ReadCell<Paise> {
  const damage = codeDamageOf(text);
  if (damage) return fault(damage);
  const read = readMoney(text);
  return 'value' in read && read.value > MAX_PAISE ? fault('At most ₹1,00,00,000.') : read;
}

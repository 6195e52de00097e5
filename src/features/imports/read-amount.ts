import { MOST_PAISE, type Paise, paise } from '#shared/money.ts';
import { fault, type Read, value } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

const DRESS = /^(?:₹|rs\.?|inr|mrp)?\s*(.*?)\s*(?:\/-|\/=|₹|rs\.?|inr|rupees|only)?\.?$/iu;
const INDIAN = /^\d{1,3}(?:,\d{2})*,\d{3}$/;
const WESTERN = /^\d{1,3}(?:,\d{3})+$/;
const PLAIN = /^\d+$/;
const IN_WORDS = /^[\d.,]+\s*(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|thousand|hazar)$/i;

/**
 * Reads an amount of rupees as people write it: 137900, 1,37,900, ₹1,37,900.00, Rs. 1,37,900/-. Commas must stand where
 * they stand in India or in the West, so that no decimal comma is taken for a thousand.
 */
export function readAmount(text: string): Read<Paise> {
  const damage = codeDamageOf(text);
  if (damage) return fault(damage);
  let bare = text.normalize('NFKC').trim();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = DRESS.exec(bare)?.[1] ?? bare;
  }
  if (IN_WORDS.test(bare)) return fault('Write the amount in full: 137000 for 1.37 lakh.');
  if (/^[-−(]/.test(bare)) return fault('An amount cannot be below zero.');
  const [, rupees = '', decimals = ''] = /^([\d,]+)(?:\.(\d*))?$/.exec(bare.replace(/ /g, '')) ?? [];
  if (![INDIAN, WESTERN, PLAIN].some(form => form.test(rupees)))
    return fault('Not an amount. Write 102900 or 1,02,900.');
  if (/[1-9]/.test(decimals.slice(2))) return fault('An amount has at most two decimals.');
  const amount = Number(rupees.replaceAll(',', '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return amount > MOST_PAISE ? fault('At most ₹1,00,00,000.') : value(paise(amount));
}

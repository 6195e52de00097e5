import { brokenRule } from '#products/inventory/product/field-rules.ts';
import { GST_RATES_TEXT } from '#products/inventory/product/tax-by-kind.ts';
import { fault, type ReadCell, value } from './read.ts';

const FORM = /^(?:gst|igst)?\s*@?\s*(\d{1,2}(?:\.\d+)?|\.\d+)\s*(%)?$/i;

/**
 * Reads a GST rate into hundredths of a per cent: 18%, 18, GST @ 18%, and 0.18, which is what a spreadsheet keeps behind 18%.
 */
export function readTaxRate(text: string): ReadCell<number> {
  const [, digits, sign] = FORM.exec(text.normalize('NFKC').trim()) ?? [];
  const number = Number(digits);
  const perCent = sign || number >= 1 ? number : number * 100;
  const rate = Math.round(perCent * 100);
  return brokenRule('gstRateBp', rate) ? fault(`One of ${GST_RATES_TEXT} per cent.`) : value(rate);
}

import { fault, type Read, value } from './read.ts';

/** The rates that goods can have, in hundredths of a per cent. */
const TAX_RATES = [0, 500, 1200, 1800, 2800, 4000] as const;

const FORM = /^(?:gst|igst)?\s*@?\s*(\d{1,2}(?:\.\d+)?|\.\d+)\s*(%)?$/i;

/**
 * Reads a GST rate into hundredths of a per cent: 18%, 18, GST @ 18%, and 0.18, which is what a spreadsheet keeps behind 18%.
 */
export function readTaxRate(text: string): Read<number> {
  const [, digits, sign] = FORM.exec(text.normalize('NFKC').trim()) ?? [];
  const number = Number(digits);
  const perCent = sign || number >= 1 ? number : number * 100;
  const rate = Math.round(perCent * 100);
  return digits !== undefined && (TAX_RATES as readonly number[]).includes(rate)
    ? value(rate)
    : fault('One of 0, 5, 12, 18, 28 and 40 per cent.');
}

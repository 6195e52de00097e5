import { type Paise, priceTag } from '#shared/money.ts';

const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;
const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const asNeeded = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A large sum as people in India say it: ₹56.31 lakh, ₹1.24 crore. Below a lakh it is exact. */
export function lakhText(amount: Paise): string {
  return inUnits(amount, twoDecimals) ?? priceTag(amount);
}

/** A round sum beside a chart's line: ₹5 lakh, ₹1.25 lakh, ₹50,000. Short, it is ₹5 L. */
export function axisText(amount: Paise, isShort: boolean): string {
  const text = inUnits(amount, asNeeded) ?? priceTag(amount);
  return isShort ? text.replace('lakh', 'L').replace('crore', 'Cr') : text;
}

/** What rounds to a hundred lakh is a crore. */
function inUnits(amount: number, format: Intl.NumberFormat): string | undefined {
  if (amount < LAKH) return undefined;
  const hundredths = Math.round(amount / (LAKH / 100));
  return hundredths < 100 * 100
    ? `₹${format.format(hundredths / 100)} lakh`
    : `₹${format.format(amount / CRORE)} crore`;
}

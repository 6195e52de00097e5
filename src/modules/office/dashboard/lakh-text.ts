import { indianDecimals } from '#shared/money/indian-digits.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';

const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;

/** A large sum as people in India say it: ₹56.31 lakh, ₹1.24 crore. Below a lakh it is exact. */
export function lakhText(amount: Paise): string {
  return inUnits(amount, indianDecimals) ?? priceTag(amount);
}

/** A round sum beside a chart's line: ₹5 lakh, ₹1.25 lakh, ₹50,000. Short, it is ₹5 L. */
export function axisText(amount: Paise, isShort: boolean): string {
  const text = inUnits(amount, withoutIdleZeros) ?? priceTag(amount);
  return isShort ? text.replace('lakh', 'L').replace('crore', 'Cr') : text;
}

/** What rounds to a hundred lakh is a crore. */
function inUnits(amount: number, figure: (hundredths: number) => string): string | undefined {
  if (amount < LAKH) return undefined;
  const hundredths = Math.round(amount / (LAKH / 100));
  return hundredths < 100 * 100
    ? `₹${figure(hundredths)} lakh`
    : `₹${figure(Math.round(amount / (CRORE / 100)))} crore`;
}

function withoutIdleZeros(hundredths: number): string {
  return indianDecimals(hundredths).replace(/\.?0+$/, '');
}

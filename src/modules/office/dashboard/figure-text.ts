import { t } from '#shared/language/t.ts';
import { indianDecimals } from '#shared/money/indian-digits.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';

const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;

interface UnitWords {
  readonly lakh: (figure: string) => string;
  readonly crore: (figure: string) => string;
}
const IN_FULL: UnitWords = {
  lakh: figure => t('office.dashboard.amount.lakh', { figure }),
  crore: figure => t('office.dashboard.amount.crore', { figure }),
};
const IN_SHORT: UnitWords = {
  lakh: figure => t('office.dashboard.amount.lakhShort', { figure }),
  crore: figure => t('office.dashboard.amount.croreShort', { figure }),
};

/** A large amount in the Indian system: ₹56.31 lakh, ₹1.24 crore. Below one lakh it is exact. */
export function lakhText(amount: Paise): string {
  return inUnits(amount, indianDecimals, IN_FULL) ?? priceTag(amount);
}

/** An amount for a chart axis: ₹5 lakh, ₹1.25 lakh, ₹50,000; short: ₹5 L. */
export function axisText(amount: Paise, isShort: boolean): string {
  return inUnits(amount, withoutIdleZeros, isShort ? IN_SHORT : IN_FULL) ?? priceTag(amount);
}

/** Amounts that round to a hundred lakh are shown as a crore. */
function inUnits(amount: number, figure: (hundredths: number) => string, units: UnitWords): string | undefined {
  if (amount < LAKH) return undefined;
  const hundredths = Math.round(amount / (LAKH / 100));
  return hundredths < 100 * 100
    ? units.lakh(figure(hundredths))
    : units.crore(figure(Math.round(amount / (CRORE / 100))));
}

function withoutIdleZeros(hundredths: number): string {
  return indianDecimals(hundredths).replace(/\.?0+$/, '');
}

/** Change in whole per cent: +55%, −8%. Undefined if the previous value is 0. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  return signed(Math.round(((now - before) / before) * 100), '%');
}

/** Absolute change: +61, −3. */
export function differenceText(now: number, before: number): string {
  return signed(now - before, '');
}

function signed(amount: number, unit: string): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '±';
  return `${sign}${countText(Math.abs(amount))}${unit}`;
}

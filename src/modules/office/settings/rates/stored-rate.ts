import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { RATES } from './rate-limits.ts';
import { percentText } from './rate-rows.ts';

/** What the audit log has of a rate: “Commission, smartphone: 3% from 2025-09-22”. In English; unlike for every other entry. */
export function storedRate({ name, kind, hsn, basisPoints, from }: RateEntry): string {
  const products = [kind, hsn && `HSN ${hsn}`].filter(Boolean).map(each => `, ${each}`);
  return `${labelOf(name)}${products.join('')}: ${percentText(basisPoints)} from ${from}`;
}

/** Stored rates in the language that is spoken. */
export function shownRates(stored: string): string {
  return stored.split('; ').map(shownRate).join('; ');
}

function shownRate(stored: string): string {
  const [, label = '', products = '', percent = '', day] =
    /^(.+?)((?:, [^,:]+)*): (\S+%) from (\d{4}-\d\d-\d\d)$/.exec(stored) ?? [];
  const known = Object.keys(RATES).find(name => labelOf(name as RateEntry['name']) === label);
  if (day === undefined || known === undefined) return stored;
  const rate = `${RATES[known as RateEntry['name']].label()}${products}`;
  return t('office.settings.rates.stored', { rate, percent, day });
}

function labelOf(name: RateEntry['name']): string {
  return speaking(SOURCE_LANGUAGE, RATES[name].label);
}

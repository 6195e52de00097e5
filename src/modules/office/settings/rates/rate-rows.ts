import { t } from '#shared/language/t.ts';
import type { RateEntry, RateName } from '#shop/shop/rates/rate-entry.ts';
import { RATES } from './rate-limits.ts';

export const MAX_RATES = 300;
const YEARS_AHEAD = 10;

export interface KnownForRates {
  /** As India's calendar has it, 2026-11-21. */
  readonly today: string;
  readonly categories: readonly string[];
}

/** What is wrong with the list as a whole or with its entries, by `3.from`; empty when nothing is. */
export type RateFaults = Record<string, string>;

/**
 * Whether a list of rates may take the place of the one that is kept. Whatever holds or has held stays as it is, because
 * settled sums were worked out with it; what lies ahead may come and go.
 */
export function rateFaults(wanted: readonly RateEntry[], kept: readonly RateEntry[], known: KnownForRates): RateFaults {
  const { today } = known;
  const faults: RateFaults = {};
  const begun = kept.filter(({ from }) => from <= today).map(keyOf);
  const there = new Set(wanted.map(keyOf));
  if (begun.some(key => !there.has(key))) faults.entries = t('office.settings.rates.fault.begun');
  if (wanted.length > MAX_RATES) faults.entries = t('office.settings.rates.fault.most', { most: MAX_RATES });
  const dates = new Set<string>();
  for (const [at, entry] of wanted.entries()) {
    const date = [entry.name, entry.kind, entry.hsn, entry.from].join();
    if (dates.has(date)) faults[`${at}.from`] = t('office.settings.rates.fault.twice');
    dates.add(date);
    if (begun.includes(keyOf(entry))) continue;
    for (const [field, fault] of Object.entries(entryFaults(entry, known))) faults[`${at}.${field}`] ??= fault;
  }
  return faults;
}

/** What is wrong with one that lies ahead. */
export function entryFaults(
  entry: RateEntry,
  { today, categories }: KnownForRates,
): Partial<Record<'kind' | 'hsn' | 'rate' | 'from', string>> {
  const { label, most, of } = RATES[entry.name];
  const { kind, hsn, basisPoints, from } = entry;
  return {
    ...(kind !== null &&
      of === 'all products' && { kind: t('office.settings.rates.fault.sameForAll', { rate: label() }) }),
    ...(kind !== null && !categories.includes(kind) && { kind: t('office.settings.rates.fault.noCategory') }),
    ...(hsn !== null &&
      of !== 'kinds and HSN codes' && { hsn: t('office.settings.rates.fault.notByHsn', { rate: label() }) }),
    ...(hsn !== null && !/^\d{2}(?:\d{2}){0,3}$/.test(hsn) && { hsn: t('office.settings.rates.fault.hsn') }),
    ...(kind !== null && hsn !== null && { hsn: t('office.settings.rates.fault.notBoth') }),
    ...((basisPoints < 0 || basisPoints > most) && {
      rate: t('office.settings.rates.fault.atMost', { rate: label(), most: percentText(most) }),
    }),
    ...(!isDay(from) && { from: t('office.settings.rates.fault.date') }),
    ...(isDay(from) && from < firstDay(entry.name, today) && { from: tooEarly(entry.name) }),
    ...(isDay(from) &&
      yearOf(from) > yearOf(today) + YEARS_AHEAD && { from: t('office.settings.rates.fault.tenYears') }),
  };
}

/**
 * The first day on which a new rate may begin. A commission may begin today: it is the shop's own price, and goes by the
 * day of the order. Taxes begin tomorrow, because deliveries of today are booked with those of today.
 */
export function firstDay(name: RateName, today: string): string {
  if (name === 'commission') return today;
  return new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function tooEarly(name: RateName): string {
  return name === 'commission'
    ? t('office.settings.rates.fault.fromToday')
    : t('office.settings.rates.fault.fromTomorrow');
}

/** 18%, 0.1%. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Reads a rate as it is typed: 18, 0.5 %, 12,5 is none. @returns undefined when it is none or finer than hundredths */
export function readPercent(text: string): number | undefined {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim());
  return found ? Math.round(Number(found[1]) * 100) : undefined;
}

function keyOf({ name, kind, hsn, basisPoints, from }: RateEntry): string {
  return [name, kind, hsn, basisPoints, from].join();
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

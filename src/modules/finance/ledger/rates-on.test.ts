import { describe, expect, it } from 'vitest';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { commissionOn, taxesOn } from './rates-on.ts';

const forAll = { kind: null, hsn: null };
const rates: readonly RateEntry[] = [
  ...DEFAULT_RATES,
  { name: 'commission', ...forAll, basisPoints: 500, from: '2026-11-01' },
  { name: 'commission', kind: 'cable', hsn: null, basisPoints: 1200, from: '2026-11-10' },
  { name: 'tcs', ...forAll, basisPoints: 100, from: '2026-12-01' },
];

describe('the rates of a part', () => {
  it('begin at midnight in India', () => {
    expect(taxesOn(rates, new Date('2026-11-30T18:29:59Z'), '36AAKFD4127R1ZX').tcs).toBe(50);
    expect(taxesOn(rates, new Date('2026-11-30T18:30:00Z'), '36AAKFD4127R1ZX').tcs).toBe(100);
  });

  it('take commission by product category, at the rate of the order’s day', () => {
    const on = (day: string, kind: 'cable' | 'tv') =>
      commissionOn(rates, new Date(`${day}T12:00:00Z`), { kinds: [kind] });
    expect([on('2026-10-31', 'tv'), on('2026-11-09', 'cable'), on('2026-11-10', 'cable')]).toEqual([0, 500, 1200]);
    expect(on('2026-12-31', 'tv')).toBe(500);
  });

  it('deduct more from sellers whose PAN is not known', () => {
    const at = new Date('2026-11-21T12:00:00Z');
    expect(taxesOn(rates, at, '36AAKFD4127R1ZX')).toEqual({ gstOnCommission: 1800, tcs: 50, tds: 10 });
    expect(taxesOn(rates, at, null).tds).toBe(500);
  });
});

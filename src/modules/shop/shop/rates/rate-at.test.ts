import { describe, expect, it } from 'vitest';
import { DEFAULT_RATES } from './default-rates.ts';
import { rateAt } from './rate-at.ts';
import { RATE_NAMES, type RateEntry } from './rate-entry.ts';

const gst = (basisPoints: number, from: string, of: Partial<Pick<RateEntry, 'kind' | 'hsn'>> = {}): RateEntry => ({
  name: 'gst',
  kind: null,
  hsn: null,
  basisPoints,
  from,
  ...of,
});

describe('the rate on a day', () => {
  const entries = [
    gst(1800, '2025-09-22'),
    gst(1200, '2027-04-01'),
    gst(2800, '2025-09-22', { kind: 'tv' }),
    gst(500, '2026-06-01', { hsn: '8528' }),
    gst(0, '2026-06-01', { hsn: '852872' }),
  ];

  it('is the latest that has begun, from its very first day on', () => {
    expect(rateAt(entries, 'gst', '2025-09-21')).toBeUndefined();
    expect(rateAt(entries, 'gst', '2025-09-22')).toBe(1800);
    expect(rateAt(entries, 'gst', '2027-03-31')).toBe(1800);
    expect(rateAt(entries, 'gst', '2027-04-01')).toBe(1200);
  });

  it('is that of the product kind if it has one, also after a later general rate', () => {
    expect(rateAt(entries, 'gst', '2026-01-01', { kinds: ['tv'] })).toBe(2800);
    expect(rateAt(entries, 'gst', '2028-01-01', { kinds: ['tv'] })).toBe(2800);
    expect(rateAt(entries, 'gst', '2028-01-01', { kinds: ['laptop'] })).toBe(1200);
  });

  it('is that of the nearest category above that has one', () => {
    const kinds = ['oled-tv', 'tv', 'tv-and-video'];
    expect(rateAt(entries, 'gst', '2026-01-01', { kinds })).toBe(2800);
    const nearer = [
      ...entries,
      gst(900, '2025-09-22', { kind: 'tv-and-video' }),
      gst(700, '2025-09-22', { kind: 'oled-tv' }),
    ];
    expect(rateAt(nearer, 'gst', '2026-01-01', { kinds })).toBe(700);
  });

  it('goes by the longest HSN code, before the category', () => {
    expect(rateAt(entries, 'gst', '2026-05-31', { kinds: ['tv'], hsn: '85287217' })).toBe(2800);
    expect(rateAt(entries, 'gst', '2026-06-01', { kinds: ['tv'], hsn: '85287217' })).toBe(0);
    expect(rateAt(entries, 'gst', '2026-06-01', { kinds: ['tv'], hsn: '85285200' })).toBe(500);
    expect(rateAt(entries, 'gst', '2026-06-01', { kinds: ['tv'], hsn: null })).toBe(2800);
  });

  it('does not hang on the order of the entries, and knows one name from another', () => {
    expect(rateAt(entries.toReversed(), 'gst', '2027-04-01')).toBe(1200);
    expect(rateAt(entries, 'commission', '2027-04-01')).toBeUndefined();
  });

  it('begins as the law has it', () => {
    const on = (day: string) => RATE_NAMES.map(name => rateAt(DEFAULT_RATES, name, day));
    expect(on('2026-11-21')).toEqual([0, 1800, 50, 10, 500, 1800]);
  });
});

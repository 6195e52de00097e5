import { describe, expect, it } from 'vitest';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { MAX_RATES, percentText, rateFaults, readPercent } from './rate-rows.ts';

const TODAY = '2026-11-21';
const known = (today: string) => ({ today, categories: ['tv', 'cable'] });
const ahead: RateEntry = { name: 'commission', kind: null, hsn: null, basisPoints: 500, from: '2026-11-22' };
const faultsOf = (...more: readonly Partial<RateEntry>[]) =>
  rateFaults([...DEFAULT_RATES, ...more.map(entry => ({ ...ahead, ...entry }))], DEFAULT_RATES, known(TODAY));

describe('a list of rates', () => {
  it('accepts planned rates, for all products or for some', () => {
    expect(
      faultsOf(
        {},
        { kind: 'tv' },
        { from: TODAY },
        { name: 'gst', hsn: '852872' },
        { name: 'gst', kind: 'tv' },
        { name: 'tds', from: '2027-04-01', basisPoints: 0 },
      ),
    ).toEqual({});
  });

  it('keeps what holds or has held, and lets go of what lies ahead', () => {
    const kept = [...DEFAULT_RATES, ahead];
    expect(rateFaults(DEFAULT_RATES, kept, known(TODAY))).toEqual({});
    expect(rateFaults(DEFAULT_RATES, kept, known('2026-11-22'))).toHaveProperty('entries');
    expect(rateFaults(kept.slice(1), kept, known(TODAY))).toHaveProperty('entries');
    const other = kept.map(entry => (entry.name === 'tcs' ? { ...entry, basisPoints: 100 } : entry));
    expect(rateFaults(other, kept, known(TODAY))).toHaveProperty('entries');
  });

  it.each<[Partial<RateEntry>, string, string]>([
    [{ name: 'tds', from: TODAY }, '6.from', 'tomorrow at the earliest'],
    [{ from: '2026-11-20' }, '6.from', 'today at the earliest'],
    [{ from: '2027-02-30' }, '6.from', 'Choose a date'],
    [{ from: 'soon' }, '6.from', 'Choose a date'],
    [{ from: '2037-01-01' }, '6.from', 'within the next ten years'],
    [{ basisPoints: 5_001 }, '6.rate', 'Commission can be at most 50%'],
    [{ basisPoints: -1 }, '6.rate', 'at most'],
    [{ name: 'tcs', kind: 'tv', basisPoints: 50 }, '6.kind', 'the same for all products'],
    [{ hsn: '8528' }, '6.hsn', 'can’t be set by HSN code'],
    [{ name: 'gst', hsn: '852' }, '6.hsn', '2, 4, 6 or 8 digits'],
    [{ name: 'gst', kind: 'tv', hsn: '8528' }, '6.hsn', 'not both'],
  ])('refuses %j with a sentence', (entry, field, words) => {
    expect(faultsOf(entry)).toEqual({ [field]: expect.stringContaining(words) });
  });

  it('has one rate for the same products on the same day, and an end', () => {
    expect(faultsOf({}, { basisPoints: 600 })).toEqual({ '7.from': expect.stringContaining('already') });
    const many = Array.from({ length: MAX_RATES }, (_, day) => ({
      from: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    }));
    expect(faultsOf(...many)).toEqual({ entries: expect.stringContaining('at most 300 rates') });
  });
});

it.each([
  ['18', 1800],
  ['0.5 %', 50],
  [' 0.10%', 10],
  ['0', 0],
  ['0.005', undefined],
  ['-1', undefined],
  ['eighteen', undefined],
  ['', undefined],
])('%j is read as a rate', (text, basisPoints) => {
  expect(readPercent(text)).toBe(basisPoints);
  if (basisPoints !== undefined) expect(readPercent(percentText(basisPoints))).toBe(basisPoints);
});

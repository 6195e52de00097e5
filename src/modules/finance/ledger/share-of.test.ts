import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { shareOf, taxableOf } from './share-of.ts';

it.each([
  [13_790_000, 1800, 2_482_200],
  [79_900, 50, 400],
  [79_900, 10, 80],
  [5_000, 10, 5],
  [499, 10, 0],
  [500, 10, 1],
  [1_000_000_000, 10_000, 1_000_000_000],
  [0, 500, 0],
])('of %d paise %d hundredths of a per cent are %d', (amount, basisPoints, share) => {
  expect(shareOf(paise(amount), basisPoints)).toBe(share);
});

it.each([
  [13_790_000, 1800, 11_686_441],
  [79_900, 1800, 67_712],
  [1_599_900, 1800, 1_355_847],
  [100, 0, 100],
  [1_000_000_000, 4000, 714_285_714],
])('of a price of %d paise with GST at %d within, %d are taxed', (price, gst, taxable) => {
  expect(taxableOf(paise(price), gst)).toBe(taxable);
});

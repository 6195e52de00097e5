import { expect, it } from 'vitest';
import { exactRupees, fromRupees, type Paise, paise, percentOff, priceTag, sum, times, toRupees } from './money.ts';

it('a price tag groups as India does and shows paise only where there are any', () => {
  expect(priceTag(paise(13_790_000))).toBe('₹1,37,900');
  expect(priceTag(paise(49_950))).toBe('₹499.50');
  expect(exactRupees(paise(13_790_000))).toBe('₹1,37,900.00');
});

it('rupees with at most two decimals go to paise and back', () => {
  for (const rupees of [0.01, 0.29, 1.1, 499.5, 1_37_900, 79_999.99])
    expect(toRupees(fromRupees(rupees) as Paise)).toBe(rupees);
});

it.each([0.001, 99.999999999, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('%d is no amount of rupees', amount => {
  expect(fromRupees(amount)).toBeUndefined();
});

it('sums and products stay whole', () => {
  expect(sum([paise(10), paise(20)])).toBe(30);
  expect(times(paise(33), 3)).toBe(99);
  expect(() => paise(0.5)).toThrow(RangeError);
});

it('a discount is never overstated', () => {
  expect(percentOff(paise(10_000), paise(9_001))).toBe(9);
  expect(percentOff(paise(10_000), paise(10_000))).toBe(0);
});

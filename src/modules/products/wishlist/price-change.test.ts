import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { priceChange } from './price-change.ts';

it('says how much less or more a product costs than when it was saved, and nothing if it costs the same', () => {
  const change = (then: number, now: number) => priceChange(paise(then), paise(now));
  expect(change(1_200_000, 1_000_000)).toEqual({ isLess: true, text: '₹2,000 less than when you saved it' });
  expect(change(99_900, 100_050)).toEqual({ isLess: false, text: '₹1.50 more than when you saved it' });
  expect(change(99_900, 99_900)).toBeUndefined();
});

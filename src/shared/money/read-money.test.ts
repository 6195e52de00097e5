import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRupees, paise, priceTag } from './money.ts';
import { readMoney } from './read-money.ts';

describe('an amount that somebody typed', () => {
  it.each([
    ['4950', 495_000],
    ['4,950', 495_000],
    ['1,37,900', 13_790_000],
    ['137,900', 13_790_000],
    ['₹ 49.50', 4_950],
    [' ₹1,37,900.00 ', 13_790_000],
    ['Rs. 1,37,900/-', 13_790_000],
    ['Rs.499.5', 49_950],
    ['INR 1,234,567.5', 123_456_750],
    ['1 37 900', 13_790_000],
    ['MRP ₹999/- only', 99_900],
    ['１３７９００', 13_790_000],
    ['0', 0],
    ['49.90', 4_990],
    ['49.9000', 4_990],
  ])('%j is understood', (text, value) => {
    expect(readMoney(text)).toEqual({ value });
  });

  it.each([
    ['49,50', '49,50 is not clear. Write 49.50 with a point, or 4950 without commas.'],
    ['49 50', '49,50 is not clear. Write 49.50 with a point, or 4950 without commas.'],
    ['1,37,900,5', '1,37,900,5 is not clear. Write 1,37,900.50 with a point, or 1379005 without commas.'],
    ['137900,50', 'Write 137900.50 with a point'],
    ['12.000', '12.000 can be 12 or 12,000'],
    ['1,37,90', 'not an amount'],
    ['1,3,79', 'not an amount'],
    ['1.02.900', 'not an amount'],
    ['12,34.50', 'not an amount'],
    ['about 500', 'not an amount'],
    ['$1,299', 'not an amount'],
    ['1e9', 'not an amount'],
    ['½', 'not an amount'],
    ['१२३', 'not an amount'],
    ['NIL', 'not an amount'],
    ['', 'not an amount'],
    ['1.37 lakh', 'in full'],
    ['2k', 'in full'],
    ['-500', 'negative'],
    ['(500)', 'negative'],
    ['12.345', 'two decimals'],
    ['9999999999999', 'too large'],
  ])('%j is refused with a sentence', (text, words) => {
    expect(readMoney(text)).toEqual({ fault: expect.stringContaining(words) });
  });

  it('is read back as it is shown, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), amount => {
        const value = paise(amount);
        for (const text of [exactRupees(value), priceTag(value), (amount / 100).toFixed(2)])
          expect(readMoney(text)).toEqual({ value });
      }),
    );
  });
});

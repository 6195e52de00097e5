import { describe, expect, it } from 'vitest';
import { readAmountCell } from './read-amount.ts';

describe('an amount in a cell', () => {
  it.each([
    ['137900', 13_790_000],
    ['₹1,37,900', 13_790_000],
    ['₹ 1,37,900.00', 13_790_000],
    ['Rs. 1,37,900/-', 13_790_000],
    ['Rs.499.5', 49_950],
    ['INR 137,900', 13_790_000],
    ['1 37 900', 13_790_000],
    ['MRP ₹999/- only', 99_900],
    ['１３７９００', 13_790_000],
    ['0', 0],
    ['49.90', 4_990],
    ['49.9000', 4_990],
  ])('%s is understood', (text, amount) => {
    expect(readAmountCell(text)).toEqual({ value: amount });
  });

  it.each([
    ['1.02.900', 'not an amount'],
    ['1,3,79', 'not an amount'],
    ['137900,50', 'not clear'],
    ['about 500', 'not an amount'],
    ['$1,299', 'not an amount'],
    ['', 'not an amount'],
    ['1.37 lakh', 'in full'],
    ['2k', 'in full'],
    ['-500', 'negative'],
    ['(500)', 'negative'],
    ['12.345', 'two decimals'],
    ['1.379E+05', 'shortened'],
    ['#VALUE!', '#VALUE!'],
    ['10000001', 'At most'],
  ])('%s is refused with a sentence', (text, words) => {
    expect(readAmountCell(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});

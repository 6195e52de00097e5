import { describe, expect, it } from 'vitest';
import { roundPrice } from './round-price.ts';

const rupees = (amount: number, rounding: Parameters<typeof roundPrice>[1]) =>
  roundPrice(Math.round(amount * 100), rounding) / 100;

describe('rounding a price', () => {
  it.each([
    [1234.5, 1234],
    [1234.51, 1235],
    [0.2, 1],
  ])('takes %d to the rupee %d', (from, to) => expect(rupees(from, 'rupee')).toBe(to));

  it.each([
    [1234, 1229],
    [1234.01, 1239],
    [1239, 1239],
    [3, 9],
  ])('takes %d to the nine %d', (from, to) => expect(rupees(from, 'nine')).toBe(to));

  it.each([
    [1_24_130, 1_24_099],
    [1_24_149, 1_24_099],
    [1_24_150, 1_24_199],
    [40, 99],
  ])('takes %d to the ninety-nine %d', (from, to) => expect(rupees(from, 'ninety-nine')).toBe(to));
});

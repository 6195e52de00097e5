import { describe, expect, test } from 'vitest';
import { priceAt, priceStepOf, SCALE_STEPS } from './price-scale.ts';

const range = { min: 199, max: 159_900 };

describe('the price scale', () => {
  test('is exact at both ends', () => {
    expect([priceAt(0, range), priceAt(SCALE_STEPS, range)]).toEqual([199, 159_900]);
  });

  test('never goes down as the thumb goes up, nor leaves its ends', () => {
    const prices = Array.from({ length: SCALE_STEPS + 1 }, (_, step) => priceAt(step, range));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices.every(price => price >= range.min && price <= range.max)).toBe(true);
  });

  test('gives prices below an eighth of the dearest more than a third of its length', () => {
    expect(priceStepOf(20_000, range)).toBeGreaterThan(SCALE_STEPS / 3);
  });

  test('finds a price again within one step', () => {
    for (const step of [1, 20, 77, 130, 199]) {
      expect(Math.abs(priceStepOf(priceAt(step, range), range) - step)).toBeLessThanOrEqual(2);
    }
  });

  test('has one position when all products cost the same', () => {
    expect(priceStepOf(500, { min: 500, max: 500 })).toBe(0);
  });
});

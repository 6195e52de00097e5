import { expect, test } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { fromRupeeValue, rupeeValue } from './rupee-value.ts';

test.each([
  [13_790_000, '137900.00'],
  [1, '0.01'],
  [49_950, '499.50'],
  [1_000_000_000, '10000000.00'],
])('%d paise are written %s and read back', (amount, value) => {
  expect(rupeeValue(paise(amount))).toBe(value);
  expect(fromRupeeValue(value)).toBe(amount);
});

test.each([
  ['5', 500],
  ['5.5', 550],
])('%s is read as well, though we do not write so', (value, amount) => {
  expect(fromRupeeValue(value)).toBe(amount);
});

test.each(['', '-1.00', '1.005', '1e3', '1,000.00', ' 1.00', 'NaN', '1.'])('%j is no amount', value => {
  expect(fromRupeeValue(value)).toBeUndefined();
});

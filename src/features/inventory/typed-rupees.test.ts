import { expect, it } from 'vitest';
import { readTypedRupees } from './typed-rupees.ts';

it.each([
  ['137900', 13_790_000],
  ['₹1,37,900', 13_790_000],
  [' Rs. 499/- ', 49_900],
  ['INR 1,234,567.5', 123_456_750],
  ['0', 0],
])('%j is an amount', (text, amount) => {
  expect(readTypedRupees(text)).toBe(amount);
});

it.each(['', 'NIL', '1.999', '-5', '1e9', '1,37,90', '12,34', '1.37.900', '½'])('%j is none', text => {
  expect(readTypedRupees(text)).toBeUndefined();
});

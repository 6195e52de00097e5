import { expect, test } from 'vitest';
import { indianDecimals, indianDigits, shortDecimals } from './indian-digits.ts';

/** For each number of digits: the smallest, the largest and one between. */
const NUMBERS = Array.from({ length: 15 }, (_, digits) => 10 ** digits).flatMap(ten => [
  ten - 1,
  ten,
  Math.floor(ten * 4.0625),
  Math.floor(ten * 7.3),
]);

test('digits are grouped as India does, the way a well-known formatter writes them', () => {
  const known = new Intl.NumberFormat('en-IN');
  for (const number of NUMBERS) {
    expect(indianDigits(number)).toBe(known.format(number));
    expect(indianDigits(-number)).toBe(number === 0 ? '0' : known.format(-number));
  }
});

test('hundredths have two decimals', () => {
  const known = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  for (const number of NUMBERS) {
    expect(indianDecimals(number)).toBe(known.format(number / 100));
    if (number > 0) expect(indianDecimals(-number)).toBe(known.format(-number / 100));
  }
});

test('decimals that say nothing can be left out', () => {
  expect(shortDecimals(13_790_000)).toBe('1,37,900');
  expect(shortDecimals(13_790_050)).toBe('1,37,900.50');
  expect(shortDecimals(0)).toBe('0');
});

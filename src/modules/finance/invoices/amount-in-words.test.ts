import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [13_790_000, 'Rupees One Lakh Thirty-Seven Thousand Nine Hundred Only'],
  [79_900, 'Rupees Seven Hundred Ninety-Nine Only'],
  [1_599_950, 'Rupees Fifteen Thousand Nine Hundred Ninety-Nine and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    123_45_67_89_012,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Twelve Paise Only',
  ],
  [100_00_000, 'Rupees One Lakh Only'],
  [1_000_000, 'Rupees Ten Thousand Only'],
  [1_100, 'Rupees Eleven Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [0, 'Rupees Zero Only'],
])('%i paise are written out as %s', (amount, text) => {
  expect(amountInWords(paise(amount))).toBe(text);
});

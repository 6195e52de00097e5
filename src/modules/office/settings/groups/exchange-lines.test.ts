import { expect, it } from 'vitest';
import { exchangeText, readExchangeLines } from './exchange-lines.ts';

it('phones are read as they are pasted from a table, and shown again', () => {
  const read = readExchangeLines(
    'Xiaomi, Redmi Note 9, 3000, 2200, 900.50, 0\n\nSamsung;Galaxy S21;9000;7000;4000;1000\r\nApple\tiPhone 12\t20000\t16000\t8000\t3000',
  );
  expect(read).toMatchObject({
    value: [
      { brand: 'Xiaomi', model: 'Redmi Note 9', working: 300_000, scratched: 220_000, broken: 90_050, dead: 0 },
      { brand: 'Samsung', model: 'Galaxy S21', working: 900_000 },
      { brand: 'Apple', model: 'iPhone 12', dead: 300_000 },
    ],
  });
  const models = 'value' in read ? read.value : [];
  expect(readExchangeLines(exchangeText(models))).toEqual({ value: models });
});

it.each([
  ['Xiaomi, Redmi Note 9, 3000', 'Line 1: enter brand, model and four amounts, separated by commas'],
  [
    'A, B, 3, 2, 1, 0\nA, C, 1, 2, 1, 0',
    'Line 2: the first value must be at least ₹1, and none may be above the one before',
  ],
  ['A, B, 3, 2, 1, 0\na, b, 3, 2, 1, 0', 'Line 2: this phone is in the list already'],
  ['A, B, 3, 2, 1, x', 'Line 1: enter four amounts in rupees, 0 where the phone is not taken'],
])('%j is refused', (typed, fault) => expect(readExchangeLines(typed)).toEqual({ fault }));

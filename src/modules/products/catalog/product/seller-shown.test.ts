import { expect, test } from 'vitest';
import { sellerShown } from './seller-shown.ts';

test.each([
  ['Deccan Mobiles', 'Deccan Mobiles'],
  ['', 'Not Available'],
  ['  ', 'Not Available'],
])('the seller %j is named %s', (name, shown) => {
  expect(sellerShown(name)).toBe(shown);
});

import { expect, test } from 'vitest';
import { besideLongTitle } from './beside-long-title.ts';

test('a long title makes room in its row of two, on either side, and in no other', () => {
  const short = { title: 'iPhone 17 (512 GB, Sage)' };
  const long = { title: 'iPhone 16 Pro Max (256 GB, Black Titanium)' };
  const products = [short, short, short, long, long, short, short];
  expect(products.map((_, place) => besideLongTitle(products, place))).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

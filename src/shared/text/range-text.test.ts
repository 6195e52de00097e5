import { expect, it } from 'vitest';
import { rangeText } from './range-text.ts';

it.each([
  [1, 137_900, '1–20 of 1,37,900'],
  [6_895, 137_900, '1,37,881–1,37,900 of 1,37,900'],
  [2, 23, '21–23 of 23'],
])('page %d of %d is said as in India', (currentPage, totalItems, words) =>
  expect(rangeText({ currentPage, totalItems }, 20)).toBe(words),
);

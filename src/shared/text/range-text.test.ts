import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { rangeText } from './range-text.ts';

it.each([
  [1, 137_900, '1–20 of 1,37,900'],
  [6_895, 137_900, '1,37,881–1,37,900 of 1,37,900'],
  [2, 23, '21–23 of 23'],
])('page %d of %d is said as in India', (currentPage, totalItems, words) =>
  expect(rangeText({ currentPage, totalItems }, 20)).toBe(words),
);

it('is said in the language of the page', () => {
  const said = speaking('hi', () => rangeText({ currentPage: 2, totalItems: 23 }, 20));
  expect(said).toBe('23 में से 21–23');
});

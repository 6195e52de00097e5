import { describe, expect, it, test } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { countText, rangeText } from './count-text.ts';

describe('a count in words', () => {
  test('groups its digits as India does', () => {
    expect(countText(999)).toBe('999');
    expect(countText(137_900)).toBe('1,37,900');
  });

  test('agrees with its noun', () => {
    expect(countText(1, 'item')).toBe('1 item');
    expect(countText(0, 'item')).toBe('0 items');
    expect(countText(1_200, 'item')).toBe('1,200 items');
    expect(countText(2, 'recent search', 'recent searches')).toBe('2 recent searches');
  });
});

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

import { describe, expect, test } from 'vitest';
import { isSearchable, MAX_KEYWORD_LENGTH, tidyKeyword } from './search-keyword.ts';

describe('while somebody types', () => {
  test.each([
    ['tv', false],
    ['gal', false],
    ['gal ', false],
    ['gala', true],
    ['  galaxy  ', true],
  ])('%o is searched for: %s', (text, searched) => {
    expect(isSearchable(text, 'typed')).toBe(searched);
  });
});

describe('by Enter or the button', () => {
  test.each([
    ['', false],
    ['t', false],
    [' t ', false],
    ['tv', true],
    ['SSD', true],
  ])('%o is searched for: %s', (text, searched) => {
    expect(isSearchable(text, 'asked')).toBe(searched);
  });
});

test('words are searched for with single spaces and no longer than allowed', () => {
  expect(tidyKeyword('  usb   c \n cable ')).toBe('usb c cable');
  expect(tidyKeyword('x'.repeat(300))).toHaveLength(MAX_KEYWORD_LENGTH);
  expect(tidyKeyword(null)).toBe('');
});

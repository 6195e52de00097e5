import { describe, expect, test } from 'vitest';
import { countText } from './count-text.ts';

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

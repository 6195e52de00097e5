import { describe, expect, it } from 'vitest';
import { isForgivable, isOneTypoFrom } from './one-typo.ts';

describe('one typo', () => {
  it.each([
    ['galexy', 'galaxy', 'a wrong letter'],
    ['galxy', 'galaxy', 'a missing letter'],
    ['gallaxy', 'galaxy', 'a letter too many'],
    ['samsnug', 'samsung', 'two neighbours swapped'],
    ['galex', 'galaxy', 'a word not yet typed to its end'],
    ['galaxyy', 'galaxy', 'a letter too many at the end'],
    ['xgalaxy', 'galaxy', 'a letter too many at the beginning'],
    ['galaxz', 'galaxy', 'a wrong letter at the end'],
    ['चार्जर', 'चार्जर', 'nothing at all'],
  ])('takes %s for %s: %s', (typed, known) => {
    expect(isOneTypoFrom(typed, known)).toBe(true);
  });

  it.each([
    ['gelexy', 'galaxy'],
    ['phone', 'galaxy'],
    ['galaxyss', 'galaxy'],
    ['chargers', 'charge'],
    ['samgnus', 'samsung'],
  ])('does not take %s for %s', (typed, known) => {
    expect(isOneTypoFrom(typed, known)).toBe(false);
  });

  it('is not looked for in short words and model numbers', () => {
    expect(['tv', 'jbl', 's24ultra', 'boat', 'वॉचेस'].map(isForgivable)).toEqual([false, false, false, true, true]);
  });
});

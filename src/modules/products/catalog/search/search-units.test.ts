import { describe, expect, it } from 'vitest';
import { unitWays } from './search-units.ts';

describe('a measure', () => {
  it.each([
    [['128gb'], '128gb', ['128', 'gb']],
    [['128', 'gb'], '128gb', ['128', 'gb']],
    [['65w'], '65w', ['65', 'w']],
    [['5', 'g'], '5g', ['5', 'g']],
    [['55', 'inches'], '55inch', ['55', 'inch']],
  ])('%j is found in one piece and in two', (words, together, apart) => {
    expect(unitWays(words)?.map(way => way.words)).toEqual([[together], apart]);
  });

  it.each([[['s24']], [['128']], [['gb']], [['128', 'phones']], [['galaxy', 'gb']], [['6', '7', 'inch']]])(
    '%j is none',
    words => {
      expect(unitWays(words)).toBeUndefined();
    },
  );

  it('is looked for whole, so that 65 W is not 650 W', () => {
    expect(unitWays(['65w'])?.every(way => way.whole)).toBe(true);
  });
});

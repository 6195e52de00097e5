import { describe, expect, it } from 'vitest';
import { SAMPLE_ATTRIBUTES } from '#products/catalog/attributes/sample-attributes.ts';
import { decimalsIn, measureOf, measureWays, measureWords, withoutFigures } from './measures.ts';

const waysOf = (words: readonly string[], isScreen = false) => {
  const measure = measureOf(words);
  return measure && measureWays(measure, [], { isScreen });
};

describe('a measure', () => {
  it.each([
    [['128gb'], '128gb', ['128', 'gb']],
    [['128', 'gb'], '128gb', ['128', 'gb']],
    [['65w'], '65w', ['65', 'w']],
    [['20000mah'], '20000mah', ['20000', 'mah']],
    [['1.5', 'ton'], '1.5ton', ['1', '5', 'ton']],
    [['25', 'litre'], '25l', ['25', 'l']],
    [['डेढ', 'टन'], '1.5ton', ['1', '5', 'ton']],
  ])('%j is found in one piece and in several', (words, together, apart) => {
    const ways = waysOf(words)?.map(way => way.words);
    expect(ways?.[0]).toEqual([together]);
    expect(ways).toContainEqual(apart);
  });

  it('of one digit is not found in pieces, which may belong to others: 1.5 ton, 3 star', () => {
    expect(waysOf(['5', 'star'])?.map(way => way.words)).toEqual([['5star']]);
  });

  it.each([[['s24']], [['128']], [['gb']], [['128', 'phones']], [['galaxy', 'gb']], [['6', '7', 'inch']]])(
    '%j is none',
    words => {
      expect(waysOf(words)).toBeUndefined();
    },
  );

  it('is looked for whole, so that 65 W is not 650 W', () => {
    expect(waysOf(['65w'])?.every(way => way.whole)).toBe(true);
  });

  it('of a screen is found in inches and in centimetres', () => {
    expect(waysOf(['43', 'inches'])?.flatMap(way => way.words)).toEqual(
      expect.arrayContaining(['43inch', '110cm', '109cm', '108cm']),
    );
    expect(waysOf(['108', 'cm'], true)?.flatMap(way => way.words)).toContain('43inch');
  });

  it('is found in the units of others: metres in feet, a terabyte in gigabytes, thousands written out', () => {
    const words = (asked: readonly string[]) => waysOf(asked)?.flatMap(way => way.words);
    expect(words(['3m'])).toEqual(expect.arrayContaining(['3m', '10ft', '9.8ft']));
    expect(words(['2', 'meter'])).toEqual(expect.arrayContaining(['2m', '6ft', '6.5ft', '7ft']));
    expect(words(['6', 'feet'])).toEqual(expect.arrayContaining(['6ft', '1.8m', '2m']));
    expect(words(['1', 'tb'])).toEqual(expect.arrayContaining(['1tb', '1000gb', '1024gb']));
    expect(words(['2000gb'])).toContain('2tb');
    expect(words(['512gb'])?.some(word => word.endsWith('tb'))).toBe(false);
    expect(words(['10k', 'mah'])?.[0]).toBe('10000mah');
  });

  it('finds the attributes that have it, in their own unit', () => {
    const inMeasures = (words: readonly string[]) => {
      const measure = measureOf(words);
      const ways = measure ? measureWays(measure, SAMPLE_ATTRIBUTES, { isScreen: false }) : [];
      return Object.fromEntries(ways.flatMap(way => way.attributes ?? []).map(({ id, value }) => [id, value]));
    };
    expect(inMeasures(['1', 'tb'])).toEqual({ ram: 1_048_576 });
    expect(inMeasures(['6.7', 'inch'])).toEqual({ 'screen-size': 670 });
    expect(inMeasures(['43', 'inch'])).toEqual({ 'screen-size': 4_300 });
    expect(inMeasures(['5', 'g'])).toEqual({});
  });
});

it('titles have measures in words, with signs and with commas', () => {
  expect(measureWords('lg 1.5 ton 5-star ac, 43" tv, 20,000mah, 2 meter cable, 128gb, s24')).toEqual([
    ...['1.5ton', '5star', '43inch', '20000mah', '2m', '128gb'],
  ]);
  expect(decimalsIn('home theatre 5.1, bluetooth 5.0, 6.7 inch, 1.5 ton, 1.2.3')).toEqual(['5.1', '5.0']);
  expect(withoutFigures('iphone 13 (128 gb), 16gb')).toBe('iphone 13 ( gb ),  gb ');
});

import { describe, expect, it } from 'vitest';
import { deviceWords, type FittedDevice, fitRules, fits, readFitRule } from './fit-rules.ts';
import { fitText } from './fit-text.ts';

const device = (title: string, more: Partial<FittedDevice> = {}): FittedDevice => ({
  ...{ brand: 'samsung', kinds: ['smartphone', 'mobiles'], gtins: [], words: deviceWords(title, null) },
  ...more,
});

describe('what a product fits', () => {
  it('is a brand with a model or a category, or a GTIN', () => {
    expect(readFitRule(' Samsung /Galaxy  S24')).toEqual({ brand: 'samsung', kind: null, words: ['galaxy', 's24'] });
    expect(readFitRule('HP / / Laptop')).toEqual({ brand: 'hp', kind: 'laptop', words: [] });
    expect(readFitRule('8901234567890')).toEqual({ gtin: '08901234567890' });
    for (const line of ['', 'Samsung', 'Samsung /', '/ Galaxy S24', '8901234567891', 'a / b / c / d', '89 / x'])
      expect(readFitRule(line)?.toString(), line).toBe(line === '89 / x' ? '[object Object]' : undefined);
    expect(['Samsung / Galaxy S24 / smartphone', 'HP / / laptop', '8901234567890'].map(fitText)).toEqual([
      'Samsung Galaxy S24',
      'HP laptop',
      undefined,
    ]);
  });

  it.each<[string, string, FittedDevice, boolean]>([
    ['the model', 'Samsung / Galaxy S24', device('Samsung Galaxy S24 5G, 256 GB, Black'), true],
    ['no bigger model', 'Samsung / Galaxy S24', device('Samsung Galaxy S24 Ultra'), false],
    ['no model with a plus', 'Samsung / Galaxy S24', device('Samsung Galaxy S24+'), false],
    ['the bigger model, if it says so', 'Samsung / Galaxy S24 Ultra', device('Samsung Galaxy S24 Ultra'), true],
    ['no other number', 'Samsung / Galaxy S2', device('Samsung Galaxy S24'), false],
    ['no other brand', 'Apple / Galaxy S24', device('Samsung Galaxy S24'), false],
    ['a category above', 'Samsung / / mobiles', device('Samsung Galaxy S24 Ultra'), true],
    ['no other category', 'Samsung / Galaxy / tablet', device('Samsung Galaxy S24'), false],
    ['the GTIN', '8901234567890', device('Something', { gtins: ['04006381333931', '08901234567890'] }), true],
    ['no other GTIN', '8901234567890', device('Something', { gtins: ['04006381333931'] }), false],
  ])('includes %s', (_what, line, one, isFit) => {
    expect(fits(fitRules([line]), one)).toBe(isFit);
  });
});

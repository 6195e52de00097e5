import { describe, expect, it } from 'vitest';
import { checkWords, readAgainst, readOptions, WrongOptions } from './options.ts';

describe('what the bench takes', () => {
  it('is a whole run only when nothing is said', () => {
    expect(readOptions([]).isWhole).toBe(true);
    expect(readOptions(['--only', 'tail,home'])).toMatchObject({ isWhole: false, only: ['tail', 'home'] });
  });

  it('compares with a commit, at length or in short', () => {
    const long = readAgainst(['--against', 'main']);
    const short = readAgainst(['--short', '--against=main', '--only=list', '--seconds', '0.2']);
    expect(long).toMatchObject({ against: 'main', products: 10_000, extent: { sittings: 3, seconds: 1 } });
    expect(short).toMatchObject({
      against: 'main',
      products: 2_000,
      only: ['list'],
      extent: { sittings: 2, seconds: 0.2 },
    });
  });

  it.each([
    ['--against', 'main', '--only', 'everything'],
    ['--short'],
    ['--against', 'main', '--rows', '2'],
    ['processes', '--short'],
    ['--seconds', '-1'],
  ])('refuses %s %s', (...words) => {
    expect(() => checkWords(words.filter(word => typeof word === 'string'))).toThrow(WrongOptions);
  });
});

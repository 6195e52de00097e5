import { describe, expect, it } from 'vitest';
import { pluralRules } from './plural-rules.ts';

const LANGUAGES = ['as', 'bn', 'en', 'gu', 'hi', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'sd', 'ta', 'te', 'ur'];
const NUMBERS = [...Array.from({ length: 1_001 }, (_, at) => at), 0.5, 0.99, 1.5, 2.5, 100_000, 1_37_900, 1_000_000];

describe('plural rules', () => {
  it.each(LANGUAGES)('choose what Unicode says: %s', language => {
    const unicode = new Intl.PluralRules(language);
    for (const number of NUMBERS) {
      const rule = pluralRules(language).find(([, condition]) => new Function('n', `return ${condition('n')}`)(number));
      expect([number, rule?.[0] ?? 'other']).toEqual([number, unicode.select(number)]);
    }
  });

  it('are missing for a language that nobody has looked up', () => {
    expect(() => pluralRules('xx')).toThrow('no plural rules for “xx”');
  });
});

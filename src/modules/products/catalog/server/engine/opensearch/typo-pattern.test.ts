import { expect, it } from 'vitest';
import { isOneTypoFrom } from '#products/catalog/search/spelling/one-typo.ts';
import { begunBy } from './typo-pattern.ts';

const WORDS = ['galaxy', 'galaxies', 'gala', 'glaxy', 'agalaxy', 'phone', 'a.b', 'charger', 'charge', 'gax'];

it.each(['galaxy', 'glaaxy', 'galxy', 'galaxyy', 'charg', 'a.b', 'a*b'])('%s finds what is one typo from it', typed => {
  const pattern = new RegExp(`^${begunBy(typed)}$`, 'u');
  for (const known of WORDS) expect([known, pattern.test(known)]).toEqual([known, isOneTypoFrom(typed, known)]);
});

it('is no pattern for what is too long to be a word', () => {
  expect(begunBy('x'.repeat(21))).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { suggestedWords } from './suggested-words.ts';

const TITLES = [
  'Galaxy S25 Ultra (Grey)',
  'Galaxy S25 (Gold)',
  'Galaxy Watch7',
  'Samsung Galaxy Buds3',
  'boAt Airdopes',
  'Smart TV 80 cm',
  'Clear case with MagSafe',
  'iPhone 16 (128 GB)',
];

describe('suggested words', () => {
  it.each([
    ['gal', ['galaxy']],
    ['galaxy', ['galaxy s25', 'galaxy watch7']],
    ['galaxy wat', ['galaxy watch7']],
    ['samsung gal', ['samsung galaxy']],
    ['go', []],
    ['smart tv', []],
    ['iphone', ['iphone 16']],
    ['case', []],
    ['boat airdopes', []],
    ['phone', []],
    ['', []],
  ])('for %j are %j', (text, words) => {
    expect(suggestedWords(text, TITLES)).toEqual(words);
  });
});

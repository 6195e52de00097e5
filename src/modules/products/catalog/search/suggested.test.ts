import { describe, expect, it } from 'vitest';
import { meaningOf } from './search-meaning.ts';
import { suggestedPlaces, suggestedWords } from './suggested.ts';

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

const there = {
  brand: [
    { value: 'samsung', label: 'Samsung', count: 3 },
    { value: 'boat', label: 'boAt', count: 1 },
  ],
  kind: [
    { value: 'tv', label: 'TVs', count: 2 },
    { value: 'tablet', label: 'Tablets', count: 2 },
  ],
  section: [{ value: 'top-deals', label: 'Top Deals', count: 2 }],
};
const labelsFor = (text: string) => suggestedPlaces(meaningOf(text), there).map(({ label }) => label);

describe('suggested places', () => {
  it.each([
    ['sam', ['Samsung']],
    ['samsung tv', ['Samsung TVs', 'Samsung']],
    ['सैमसंग टीवी', ['Samsung TVs', 'Samsung']],
    ['टी', ['TVs']],
    ['tab', ['Tablets']],
    ['top', ['Top Deals']],
    ['b', []],
    ['laptop', []],
    ['sony', ['TVs']],
    ['galaxy', []],
  ])('for %j are %j', (text, labels) => {
    expect(labelsFor(text)).toEqual(labels);
  });
});

import { describe, expect, it } from 'vitest';
import { meaningOf } from './search-meaning.ts';
import { suggestedPlaces } from './suggested-places.ts';

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

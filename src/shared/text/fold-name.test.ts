import { expect, it } from 'vitest';
import { foldName, splitNames } from './fold-name.ts';

it('compares names by their letters and digits', () => {
  for (const name of ['Top Deals', 'top-deals', 'TOP_DEALS®', 'Top Deals™']) expect(foldName(name)).toBe('topdeals');
  expect(foldName('शाओमी')).toBe('शाओमी');
});

it('finds names between commas', () => {
  expect(splitNames(' Redmi,, POCO ,')).toEqual(['Redmi', 'POCO']);
  expect(splitNames('')).toEqual([]);
});

import { expect, it } from 'vitest';
import { shownTitle } from './shown-title.ts';

it.each([
  ['new', 'Nandi 5'],
  ['open-box', 'Open box · Nandi 5'],
  ['refurbished', 'Refurbished · Nandi 5'],
] as const)('a title of a product that is %s is %s', (condition, shown) => {
  expect(shownTitle({ title: 'Nandi 5', condition })).toBe(shown);
});

import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['iPhone 16 Pro Max (256 GB, Desert Titanium)', 'iphone-16-pro-max-256-gb-desert-titanium'],
  ['Galaxy S25+ “Été”', 'galaxy-s25-plus-ete'],
  ['  --boAt__Stone!! ', 'boat-stone'],
  ['फ़ोन 🎧', ''],
  ['फ़ोन 5G', '5g'],
])('the address of %j ends in %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('is cut between words, and inside one that is too long by itself', () => {
  expect(slugOf('word '.repeat(100))).toMatch(/^(word-){15}word$/);
  expect(slugOf('x'.repeat(500))).toBe('x'.repeat(80));
});

import { expect, it } from 'vitest';
import { wordId } from './word-id.ts';

it.each([
  ['Air conditioners & coolers', 'air-conditioners-coolers'],
  ['  Café  ', 'cafe'],
  ['टीवी', 'category'],
  ['TVs', 'tvs-3'],
])('%j becomes %s', (name, id) => {
  expect(wordId(name, new Set(['tvs', 'tvs-2']), 'category')).toBe(id);
});

it('is never too long, even with a number', () => {
  const long = 'a'.repeat(60);
  const first = wordId(long, new Set(), 'category');
  expect(wordId(long, new Set([first]), 'category').length).toBeLessThanOrEqual(40);
});

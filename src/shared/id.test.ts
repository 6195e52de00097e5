import { expect, it } from 'vitest';
import { newId, UUID } from './id.ts';

it('an identifier is a UUID of version 7 that sorts by time', () => {
  const earlier = newId(1_795_000_000_000);
  const later = newId(1_795_000_000_001);
  expect(earlier).toMatch(UUID);
  expect(earlier[14]).toBe('7');
  expect(later > earlier).toBe(true);
});

it('ten thousand made in one moment are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(0))).size).toBe(10_000);
});

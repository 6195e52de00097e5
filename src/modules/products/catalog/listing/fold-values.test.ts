import { expect, test } from 'vitest';
import { foldValues, isLong } from './fold-values.ts';

test('only a long group is folded: what has the most products is in sight, and nothing is lost', () => {
  const of = (length: number) => Array.from({ length }, (_, count) => ({ count }));
  expect([isLong(of(12)), isLong(of(13))]).toEqual([false, true]);
  expect(foldValues(of(12))).toEqual({ first: of(12), more: [] });
  const { first, more } = foldValues(of(30));
  expect(first.map(({ count }) => count)).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
  expect(more).toEqual(of(22));
});

import { expect, it } from 'vitest';
import { moved, nearest } from './use-reorder.ts';

it('one of a list changes its place and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

it('a pointer belongs to the place whose middle it is nearest to', () => {
  const rects = [0, 100, 200].map(x => ({ x, y: 0, width: 90, height: 90 }) as DOMRect);
  expect(nearest({ x: 130, y: 300 }, rects)).toBe(1);
  expect(nearest({ x: -500, y: 0 }, rects)).toBe(0);
});

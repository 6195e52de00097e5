import { expect, it } from 'vitest';
import { countIn, type OwnCount, ownCountsOf } from './own-counts.ts';

const COUNTS: readonly OwnCount[] = [
  { status: 'live', supply: 'enough', count: 1 },
  { status: 'live', supply: 'out', count: 2 },
  { status: 'draft', supply: 'low', count: 4 },
  { status: 'draft', supply: 'out', count: 8 },
  { status: 'hidden', supply: 'enough', count: 16 },
];

it('the counts beside a list are sums by status and by stock', () => {
  expect(ownCountsOf(COUNTS)).toEqual({ all: 31, live: 3, draft: 12, hidden: 16, low: 4, out: 10 });
  expect(ownCountsOf([])).toEqual({ all: 0, live: 0, draft: 0, hidden: 0, low: 0, out: 0 });
});

it('a list is as long as the counts that fit its filters', () => {
  expect(countIn(COUNTS, {})).toBe(31);
  expect(countIn(COUNTS, { status: 'draft', stock: 'out' })).toBe(8);
  expect(countIn(COUNTS, { status: 'hidden', stock: 'low' })).toBe(0);
});

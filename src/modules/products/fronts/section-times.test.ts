import { expect, test } from 'vitest';
import { nextTime, timeOf } from './section-times.ts';

const now = new Date('2026-11-26T12:00:00Z');
const at = (from: string | null, until: string | null) => ({ from, until });
const NOON = '2026-11-26T12:00:00Z';
const LATER = '2026-11-27T12:00:00.000Z';

test.each([
  ['now', at(null, null)],
  ['now', at(NOON, LATER)],
  ['later', at(LATER, null)],
  ['over', at(null, NOON)],
] as const)('a section is shown %s', (when, times) => {
  expect(timeOf(times, now)).toBe(when);
});

test('the next change is the first that is still to come', () => {
  expect(nextTime([at(null, null)], now)).toBeUndefined();
  expect(nextTime([at(NOON, null), at(LATER, '2027-01-01T00:00:00Z')], now)).toEqual(new Date(LATER));
});

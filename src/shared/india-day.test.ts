import { expect, test } from 'vitest';
import { indiaDay } from './india-day.ts';

test.each([
  ['2026-11-20T12:00:00Z', '20 Nov 2026'],
  ['2026-11-20T18:29:59Z', '20 Nov 2026'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026'],
  ['2026-12-31T23:00:00Z', '1 Jan 2027'],
])('%s is %s in India', (instant, day) => {
  expect(indiaDay(new Date(instant))).toBe(day);
});

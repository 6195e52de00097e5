import { expect, test } from 'vitest';
import { dayIn, indiaMinute, indiaParts, indiaTime } from './india-clock.ts';

test('a moment taken apart and put together again is the same', () => {
  for (const instant of ['2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00.000Z', '2028-02-29T00:00:00.123Z']) {
    const { year, month, day, msOfDay } = indiaParts(new Date(instant));
    expect(indiaTime(year, month, day, msOfDay).toISOString()).toBe(instant);
  }
  expect(indiaParts(new Date('2026-12-31T18:30:00Z')).year).toBe(2027);
});

test('a day begins at midnight in India', () => {
  expect(dayIn(new Date('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(dayIn(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  expect(indiaMinute(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24 00:00');
});

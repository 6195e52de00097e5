import { expect, test } from 'vitest';
import { indiaDayAndHour, indiaParts, indiaTime } from './india-clock.ts';

test.each([
  ['2026-11-20T18:30:00Z', '21 Nov 2026, 12:00 am'],
  ['2026-11-21T06:29:59Z', '21 Nov 2026, 11:59 am'],
  ['2026-11-21T06:35:00Z', '21 Nov 2026, 12:05 pm'],
  ['2026-11-21T08:35:00Z', '21 Nov 2026, 2:05 pm'],
])('%s is %s in India', (instant, text) => {
  expect(indiaDayAndHour(new Date(instant))).toBe(text);
});

test('a moment taken apart and put together again is the same', () => {
  for (const instant of ['2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00.000Z', '2028-02-29T00:00:00.123Z']) {
    const { year, month, day, msOfDay } = indiaParts(new Date(instant));
    expect(indiaTime(year, month, day, msOfDay).toISOString()).toBe(instant);
  }
  expect(indiaParts(new Date('2026-12-31T18:30:00Z')).year).toBe(2027);
});

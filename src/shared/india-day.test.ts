import { expect, test } from 'vitest';
import { indiaCalendar, indiaDay } from './india-day.ts';

test.each([
  ['2026-11-20T12:00:00Z', '20 Nov 2026'],
  ['2026-11-20T18:29:59Z', '20 Nov 2026'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026'],
  ['2026-12-31T23:00:00Z', '1 Jan 2027'],
])('%s is %s in India', (instant, day) => {
  expect(indiaDay(new Date(instant))).toBe(day);
});

test('a day has its weekday, which is the next one from half past six in the evening of Greenwich on', () => {
  expect(indiaCalendar(new Date('2026-11-21T18:29:59Z'))).toEqual({
    weekday: 'Sat',
    day: 21,
    month: 'Nov',
    year: 2026,
  });
  expect(indiaCalendar(new Date('2026-11-21T18:30:00Z'))).toMatchObject({ weekday: 'Sun', day: 22 });
});

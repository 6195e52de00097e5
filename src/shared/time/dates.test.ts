import { expect, test } from 'vitest';
import { calendarDay, dayAndHourText, dayOfText, dayText, weekdayText } from './dates.ts';

test.each([
  ['2026-11-20T12:00:00Z', '20 Nov 2026'],
  ['2026-11-20T18:29:59Z', '20 Nov 2026'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026'],
  ['2026-12-31T23:00:00Z', '1 Jan 2027'],
])('%s is %s in India', (instant, day) => {
  expect(dayText(new Date(instant))).toBe(day);
});

test.each([
  ['2026-11-20T18:30:00Z', '21 Nov 2026, 12:00 am'],
  ['2026-11-21T06:29:59Z', '21 Nov 2026, 11:59 am'],
  ['2026-11-21T06:35:00Z', '21 Nov 2026, 12:05 pm'],
  ['2026-11-21T09:01:00Z', '21 Nov 2026, 2:31 pm'],
])('%s is %s by the clocks of India', (instant, text) => {
  expect(dayAndHourText(new Date(instant))).toBe(text);
});

test('a day has its weekday, which is the next one from half past six in the evening of Greenwich on', () => {
  expect(calendarDay(new Date('2026-11-21T18:29:59Z'))).toEqual({ weekday: 'Sat', day: 21, month: 'Nov', year: 2026 });
  expect(calendarDay(new Date('2026-11-21T18:30:00Z'))).toMatchObject({ weekday: 'Sun', day: 22 });
  expect(weekdayText(new Date('2026-11-20T20:01:00Z'))).toBe('Sat, 21 Nov 2026');
});

test('months have three letters', () => {
  expect(dayText(new Date('2026-09-05T09:00:00Z'))).toBe('5 Sep 2026');
});

test('a day without an hour is read as it was written', () => {
  expect(dayOfText('2026-03-01')).toBe('1 Mar 2026');
});

import { describe, expect, it } from 'vitest';
import { dayAndHourText, dayText, weekdayText } from './dates.ts';

describe('dates people read', () => {
  const lateInLondon = new Date('2026-11-20T20:01:00Z');

  it('are days of India, which begin before those of Greenwich', () => {
    expect(dayText(lateInLondon)).toBe('21 Nov 2026');
  });

  it('tell the hour with am and pm', () => {
    expect(dayAndHourText(lateInLondon)).toBe('21 Nov 2026, 1:31 am');
    expect(dayAndHourText(new Date('2026-11-21T09:01:00Z'))).toBe('21 Nov 2026, 2:31 pm');
  });

  it('can begin with the day of the week', () => {
    expect(weekdayText(lateInLondon)).toBe('Sat, 21 Nov 2026');
  });
});

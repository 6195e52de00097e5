import { describe, expect, it } from 'vitest';
import { chartSlotText, intervalText, namedSlots, shortSlotText } from './slot-text.ts';

/** Midnight of Friday, 6 November in India, and two hours of that day. */
const DAY = new Date('2026-11-05T18:30:00Z');
const SIX = new Date('2026-11-06T00:30:00Z');
const ELEVEN_AT_NIGHT = new Date('2026-11-06T17:30:00Z');

describe('a place on a chart', () => {
  it('is called by India’s calendar', () => {
    expect([chartSlotText('30d', DAY), shortSlotText('30d', DAY)]).toEqual(['Fri, 6 Nov 2026', '6 Nov']);
    expect([chartSlotText('7d', DAY), shortSlotText('7d', DAY)]).toEqual(['Fri, 6 Nov 2026', 'Fri 6']);
    expect([chartSlotText('12m', DAY), shortSlotText('12m', DAY)]).toEqual(['Nov 2026', 'Nov']);
    expect([chartSlotText('today', SIX), shortSlotText('today', SIX)]).toEqual(['6–7 am', '6 am']);
    expect(chartSlotText('today', DAY)).toBe('12–1 am');
    expect(chartSlotText('today', ELEVEN_AT_NIGHT)).toBe('11 pm – midnight');
  });

  it('has its name where there is room, evenly', () => {
    expect(namedSlots('30d', 9)).toEqual([1, 8, 15, 22, 29]);
    expect(namedSlots('12m', 12)).toHaveLength(12);
    expect(namedSlots('12m', 5)).toEqual([2, 5, 8, 11]);
    expect(namedSlots('today', 4)).toEqual([0, 6, 12, 18]);
    expect(namedSlots('7d', 4)).toEqual([0, 2, 4, 6]);
  });

  it('is an interval that repeats no more than needed', () => {
    expect(intervalText(DAY, SIX)).toBe('6 Nov');
    expect(intervalText(DAY, new Date('2026-11-21T09:00:00Z'))).toBe('6 – 21 Nov');
    expect(intervalText(new Date('2026-10-22T18:30:00Z'), DAY)).toBe('23 Oct – 6 Nov');
    expect(intervalText(new Date('2025-11-30T18:30:00Z'), DAY)).toBe('Dec 2025 – Nov 2026');
  });
});

import { describe, expect, it } from 'vitest';
import { daysLate, dispatchDays } from './dispatch.ts';

/** Saturday, 2:30 pm in India. */
const AT = new Date('2026-11-21T09:00:00Z');

describe('what has to leave today', () => {
  it('was ordered before this day began; what was ordered before yesterday is late', () => {
    expect(dispatchDays(AT)).toEqual({
      due: new Date('2026-11-20T18:30:00Z'),
      late: new Date('2026-11-19T18:30:00Z'),
    });
  });

  it.each([
    ['this morning', '2026-11-21T02:00:00Z', 0],
    ['yesterday just after midnight', '2026-11-19T18:30:00Z', 0],
    ['a minute before yesterday', '2026-11-19T18:29:00Z', 1],
    ['four days ago', '2026-11-17T06:00:00Z', 3],
  ])('ordered %s is late by whole days of the calendar', (_when, placedAt, late) => {
    expect(daysLate(new Date(placedAt), AT)).toBe(late);
  });
});

import { describe, expect, it } from 'vitest';
import { DASHBOARD_PERIODS, intervalsOf, SLOTS } from './period.ts';

/** Saturday, 2:30 pm in India. */
const AT = new Date('2026-11-21T09:00:00Z');

describe('a period', () => {
  it('begins at midnight in India, and is compared with the same hours of the day before', () => {
    const { now, before } = intervalsOf('today', AT);
    expect(now.from).toEqual(new Date('2026-11-20T18:30:00Z'));
    expect(now.slots).toHaveLength(15);
    expect(now.slots.at(-1)).toEqual(new Date('2026-11-21T08:30:00Z'));
    expect(before).toMatchObject({ from: new Date('2026-11-19T18:30:00Z'), to: new Date('2026-11-20T09:00:00Z') });
  });

  it('of days has today for its last', () => {
    const { now, before } = intervalsOf('7d', AT);
    expect(now.slots.map(slot => slot.toISOString().slice(5, 10))).toEqual(
      ['11-14', '11-15', '11-16', '11-17', '11-18', '11-19', '11-20'], // 18:30 UTC is midnight of the next day
    );
    expect(before.from).toEqual(new Date('2026-11-07T18:30:00Z'));
    expect(before.to).toEqual(new Date('2026-11-14T09:00:00Z'));
    expect(intervalsOf('30d', AT).now.from).toEqual(new Date('2026-10-22T18:30:00Z'));
  });

  it('of months has whole ones by the calendar, across years', () => {
    const { now, before } = intervalsOf('12m', AT);
    expect(now.from).toEqual(new Date('2025-11-30T18:30:00Z'));
    expect(now.slots.at(-1)).toEqual(new Date('2026-10-31T18:30:00Z'));
    expect(before).toMatchObject({ from: new Date('2024-11-30T18:30:00Z'), to: new Date('2025-11-21T09:00:00Z') });
  });

  it.each(DASHBOARD_PERIODS)('of %s and the one before have as many slots, rise, and do not meet', period => {
    for (const at of [AT, new Date('2028-02-29T18:29:59.999Z'), new Date('2026-12-31T18:30:00Z')]) {
      const { now, before } = intervalsOf(period, at);
      expect(before.slots).toHaveLength(now.slots.length);
      expect(before.to.getTime()).toBeLessThan(now.from.getTime());
      expect(now.slots.length).toBeLessThanOrEqual(SLOTS[period]);
      const all = [...before.slots, ...now.slots].map(Number);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
    }
  });
});

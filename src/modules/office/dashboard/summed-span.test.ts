import { describe, expect, it } from 'vitest';
import { intervalsOf } from './period.ts';
import { splitAt } from './summed-span.ts';

/** Saturday, 2:30 pm in India. */
const AT = new Date('2026-11-21T09:00:00Z');
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
const TODAY = midnight('2026-11-21');

describe('the periods of the dashboard', () => {
  it('are read from orders where nothing is summed', () => {
    const { now, before } = intervalsOf('30d', AT);
    expect(splitAt({ now, before }, undefined)).toEqual({
      summed: [],
      read: [before, now].map(({ from, to }) => ({ from, to })),
    });
  });

  it('are sums of days up to today, and the day in which the one before ends', () => {
    const intervals = intervalsOf('7d', AT);
    expect(splitAt(intervals, TODAY)).toEqual({
      summed: [
        { from: midnight('2026-11-08'), before: midnight('2026-11-14') },
        { from: midnight('2026-11-15'), before: TODAY },
      ],
      read: [
        { from: midnight('2026-11-14'), to: intervals.before.to },
        { from: TODAY, to: AT },
      ],
    });
  });

  it('are orders from the first day that is not summed', () => {
    expect(splitAt(intervalsOf('7d', AT), midnight('2026-11-12')).summed).toEqual([
      { from: midnight('2026-11-08'), before: midnight('2026-11-12') },
    ]);
  });

  it('of a single day have no whole day', () => {
    expect(splitAt(intervalsOf('today', AT), TODAY).summed).toEqual([]);
  });

  it('need no orders of a month that ends with a day', () => {
    // 31 May is compared with “31 April”, which is its last day.
    const intervals = intervalsOf('12m', AT);
    const toTheEnd = { ...intervals, before: { ...intervals.before, to: new Date(intervals.now.from.getTime() - 1) } };
    expect(splitAt(toTheEnd, TODAY).read).toEqual([{ from: TODAY, to: AT }]);
  });
});

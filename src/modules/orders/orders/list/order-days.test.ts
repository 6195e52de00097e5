import { describe, expect, it } from 'vitest';
import { daysText, isDay, momentsOf, type OrderDays } from './order-days.ts';

/** In India it is already the 22nd. */
const NOW = new Date('2026-11-21T19:00:00Z');

describe('the days of an order list', () => {
  it.each<[OrderDays, string | undefined, string | undefined]>([
    [{ placed: 'today' }, '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    [{ placed: 'yesterday' }, '2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
    [{ placed: 'last7' }, '2026-11-15T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    [{ placed: 'last30' }, '2026-10-23T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    [{ from: '2026-10-31', to: '2026-11-01' }, '2026-10-30T18:30:00.000Z', '2026-11-01T18:30:00.000Z'],
    [{ from: '2026-12-31' }, '2026-12-30T18:30:00.000Z', undefined],
    [{ to: '2026-12-31' }, undefined, '2026-12-31T18:30:00.000Z'],
    [{ placed: 'today', from: '2020-01-01' }, '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    [{}, undefined, undefined],
  ])('%j begin and end at midnight in India', (days, since, before) => {
    const moments = momentsOf(days, NOW);
    expect([moments.since?.toISOString(), moments.before?.toISOString()]).toEqual([since, before]);
  });

  it('are those of the calendar', () => {
    expect(['2026-11-21', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2026-13-01', '21-11-2026', '2026-1-1', '', 'today'].filter(isDay)).toEqual([]);
  });

  it('are said as people say them', () => {
    expect(daysText({ placed: 'last7' })).toBe('Last 7 days');
    expect(daysText({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct 2026 – 21 Nov 2026');
    expect(daysText({ from: '2026-11-21', to: '2026-11-21' })).toBe('21 Nov 2026');
    expect(daysText({ from: '2026-11-21' })).toBe('from 21 Nov 2026');
    expect(daysText({ to: '2026-11-21' })).toBe('until 21 Nov 2026');
    expect(daysText({})).toBeUndefined();
  });
});

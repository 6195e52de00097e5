import { describe, expect, it } from 'vitest';
import { addUp } from './add-up.ts';
import { intervalsOf } from './period.ts';
import { isSale, SALE_STATUSES } from './sale.ts';

const intervals = intervalsOf('7d', new Date('2026-11-21T09:00:00Z'));
const part = (
  slot: number,
  status: 'delivered' | 'pending' | 'rejected' | 'cancelled',
  items: number,
  unpaid = false,
) => ({
  slot,
  status,
  unpaid,
  items,
  delivery: 4_900,
});

describe('the figures of a period', () => {
  it('leave out what was cancelled or rejected, and nothing else', () => {
    expect(SALE_STATUSES).toEqual(['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered']);
    expect(isSale('cancelled') || isSale('rejected')).toBe(false);
  });

  it('belong to the slot they fall in, to the period or to the one before', () => {
    const figures = addUp(
      [part(14, 'delivered', 10_001), part(14, 'rejected', 500), part(8, 'pending', 99), part(7, 'delivered', 7)],
      [
        { slot: 14, status: 'delivered', unpaid: false, orders: 2 },
        { slot: 14, status: 'rejected', unpaid: false, orders: 3 },
        { slot: 7, status: 'delivered', unpaid: false, orders: 1 },
      ],
      intervals,
    );
    expect(figures.now).toEqual({ sales: 10_100, delivery: 9_800, orders: 2 });
    expect(figures.before).toEqual({ sales: 7, delivery: 4_900, orders: 1 });
    expect(figures.points.at(-1)).toMatchObject({ sales: 10_001, orders: 2, before: { sales: 7, orders: 1 } });
    expect(figures.points[0]).toMatchObject({ from: intervals.now.from, sales: 99, orders: 0 });
    expect(figures.points).toHaveLength(7);
    expect(figures.byStatus).toEqual({ delivered: 2, rejected: 3 });
  });

  it('leave out what waits for its payment, which is an order of its status all the same', () => {
    const waiting = { slot: 14, status: 'pending', unpaid: true, orders: 1 } as const;
    const figures = addUp(
      [part(14, 'pending', 500, true), part(14, 'pending', 7)],
      [waiting, { ...waiting, unpaid: false, orders: 2 }],
      intervals,
    );
    expect(figures.now).toEqual({ sales: 7, delivery: 4_900, orders: 2 });
    expect(figures.byStatus).toEqual({ pending: 3 });
  });
});

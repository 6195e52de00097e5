import type { OrderStatus } from '#orders/orders/order-status.ts';
import type { Intervals } from './period.ts';
import { isSale } from './sale.ts';

/** Orders of one status in one slot. Slots are numbered from 1, first those of the previous period. */
export interface OrderCount {
  readonly slot: number;
  readonly status: OrderStatus;
  /** Waiting for payment, so not a sale yet. */
  readonly unpaid: boolean;
  readonly orders: number;
}

/** Sums of the seller orders of one status in one slot, in paise. */
export interface PartAmounts {
  readonly slot: number;
  readonly status: OrderStatus;
  readonly unpaid: boolean;
  readonly items: number;
  readonly delivery: number;
}

interface Figures {
  sales: number;
  delivery: number;
  orders: number;
}

/** Totals of both periods and figures by slot. Sums are whole paise, so nothing is rounded. */
export function addUp(amounts: readonly PartAmounts[], counts: readonly OrderCount[], { now, before }: Intervals) {
  const slots = Array.from({ length: before.slots.length + now.slots.length }, nothing);
  const byStatus: Partial<Record<OrderStatus, number>> = {};
  for (const { slot, status, unpaid, items, delivery } of amounts) {
    const figures = slots[slot - 1];
    if (!figures || unpaid || !isSale(status)) continue;
    figures.sales += items;
    figures.delivery += delivery;
  }
  for (const { slot, status, unpaid, orders } of counts) {
    if (slot > before.slots.length) byStatus[status] = (byStatus[status] ?? 0) + orders;
    const figures = slots[slot - 1];
    if (figures && !unpaid && isSale(status)) figures.orders += orders;
  }
  const earlier = slots.slice(0, before.slots.length);
  const current = slots.slice(before.slots.length);
  return {
    now: inAll(current),
    before: inAll(earlier),
    byStatus,
    points: now.slots.map((from, index) => ({
      from,
      ...(current[index] ?? nothing()),
      before: earlier[index] ?? nothing(),
    })),
  };
}

function nothing(): Figures {
  return { sales: 0, delivery: 0, orders: 0 };
}

function inAll(slots: readonly Figures[]): Figures {
  return slots.reduce(
    (sum, { sales, delivery, orders }) => ({
      sales: sum.sales + sales,
      delivery: sum.delivery + delivery,
      orders: sum.orders + orders,
    }),
    nothing(),
  );
}

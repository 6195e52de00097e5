import { type OrderStatus, STATUSES, TO_DISPATCH } from '#orders/orders/order-status.ts';

/** Status filters of the order list: a single status, or everything to dispatch. */
export const STATUS_FILTERS = ['toDispatch', ...STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Delivered orders with a visit to come, and those that are late with it. */
export const VISIT_FILTERS = ['due', 'overdue'] as const;

/** Newest first by default. */
export const ORDER_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export function statusesOf(filter: StatusFilter): readonly OrderStatus[] {
  return filter === 'toDispatch' ? TO_DISPATCH : [filter];
}

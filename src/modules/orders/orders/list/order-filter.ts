import { ORDER_STATUS_LABELS, type OrderStatus, STATUSES, TO_DISPATCH } from '#orders/orders/order-status.ts';

/** What the back-office narrows orders by: one status, or all that wait to be sent. */
export const STATUS_FILTERS = ['toDispatch', ...STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const STATUS_FILTER_LABELS: Readonly<Record<StatusFilter, string>> = {
  toDispatch: 'To dispatch',
  ...ORDER_STATUS_LABELS,
};

/** In which order a list comes; newest first unless said otherwise. */
export const ORDER_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export function statusesOf(filter: StatusFilter): readonly OrderStatus[] {
  return filter === 'toDispatch' ? TO_DISPATCH : [filter];
}

import { type OrderStatus, STATUSES } from './order-status.ts';

/** What the back-office's list of orders shows, as its address says it. */
export interface OrderListState {
  readonly status: OrderStatus | undefined;
  readonly page: number;
  readonly find: string | undefined;
  /** The order whose details are open. */
  readonly order: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readOrderList(params: URLSearchParams): OrderListState {
  const page = Number(params.get('page'));
  return {
    status: STATUSES.find(status => status === params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    find: params.get('find')?.trim().slice(0, 100) || undefined,
    order: params.get('order') ?? undefined,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function orderListHref({ status, page, find, order }: Partial<OrderListState>): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (find) params.set('find', find);
  if (page && page > 1) params.set('page', String(page));
  if (order) params.set('order', order);
  const query = params.toString();
  return `/admin/orders${query && `?${query}`}`;
}

import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
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
  return {
    status: readChoice(params, 'status', STATUSES),
    page: readPage(params),
    find: readFind(params),
    order: params.get('order') ?? undefined,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function orderListHref({ status, page, find, order }: Partial<OrderListState>): string {
  return listAddress('/admin/orders', { status, find, page, order });
}

import * as adminPaths from '#shared/admin-paths.ts';
import { type SellerId, UUID } from '#shared/id.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { isDay, type OrderDays, PLACED } from './order-days.ts';
import { ORDER_SORTS, type OrderSort, STATUS_FILTERS, type StatusFilter } from './order-filter.ts';

/** What the back-office's list of orders shows, as its address says it. */
export interface OrderListState extends OrderDays {
  readonly status: StatusFilter | undefined;
  readonly page: number;
  readonly find: string | undefined;
  readonly seller: SellerId | undefined;
  readonly sort: OrderSort | undefined;
  /** The order whose details are open. */
  readonly order: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readOrderList(params: URLSearchParams): OrderListState {
  const placed = readChoice(params, 'placed', PLACED);
  const seller = params.get('seller') ?? '';
  return {
    status: readChoice(params, 'status', STATUS_FILTERS),
    page: readPage(params),
    find: readFind(params),
    placed,
    from: placed ? undefined : readDay(params, 'from'),
    to: placed ? undefined : readDay(params, 'to'),
    seller: UUID.test(seller) ? (seller as SellerId) : undefined,
    sort: readChoice(params, 'sort', ORDER_SORTS),
    order: params.get('order') ?? undefined,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function orderListHref(state: Partial<OrderListState>): string {
  const { status, find, placed, from, to, seller, sort, page, order } = state;
  return listAddress(adminPaths.orders, { status, find, placed, from, to, seller, sort, page, order });
}

/** What narrows the list, as the calls that are about the same orders take it. */
export function filterOf({ status, find, placed, from, to, seller }: OrderListState) {
  return { status, find, placed, from, to, seller };
}

function readDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

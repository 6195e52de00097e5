import { filterOf, type OrderListState, ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { MAX_ORDERS_PER_CALL } from '#orders/orders/moves/order-outcomes.ts';
import { orderNumber, readOrderNumber } from '#orders/orders/order-number.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress, pageNumber } from '#shared/paths/list-address.ts';

/** Printable pages: what to take from the shelf, what goes into each parcel, and its invoices. */
export type PackingView = 'pick-list' | 'packing-slips' | 'invoices';

/** The orders of a printed page: given numbers, or all orders to dispatch that match a filter. */
export interface PackingState {
  readonly orders: readonly string[] | undefined;
  readonly filter: ReturnType<typeof filterOf>;
  readonly page: number;
  /** Packing slips without prices. */
  readonly hidesPrices: boolean;
}

export function readPacking(params: URLSearchParams): PackingState {
  const numbers = (params.get('orders') ?? '').split(',').flatMap(text => readOrderNumber(text) ?? []);
  return {
    orders: numbers.length > 0 ? numbers.slice(0, MAX_ORDERS_PER_CALL).map(orderNumber) : undefined,
    filter: filterOf(ordersAddress.read(params)),
    page: pageNumber(params.get('page')),
    hidesPrices: params.get('prices') === 'no',
  };
}

/** The address of a printed page; `orders` are numbers such as BB-100042. */
export function packingHref(
  screen: PackingView,
  state: Partial<Pick<OrderListState, 'status' | 'find' | 'placed' | 'from' | 'to' | 'seller' | 'page'>> & {
    readonly orders?: readonly string[] | undefined;
    readonly hidesPrices?: boolean;
  },
): string {
  const { orders, status, find, placed, from, to, seller, page, hidesPrices } = state;
  return listAddress(adminPaths.orderPapers(screen), {
    orders: orders?.join(','),
    ...{ status, find, placed, from, to, seller, page },
    prices: hidesPrices ? 'no' : undefined,
  });
}

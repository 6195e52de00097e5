import * as adminPaths from '#shared/paths/admin-paths.ts';
import {
  anId,
  anyText,
  type ListAddress,
  listAddressOf,
  oneOf,
  readCalendarDay,
  words,
} from '#shared/paths/list-address.ts';
import { PLACED } from './order-days.ts';
import { ORDER_SORTS, STATUS_FILTERS } from './order-filter.ts';

const address = listAddressOf(
  adminPaths.orders,
  {
    status: oneOf(STATUS_FILTERS),
    find: words,
    placed: oneOf(PLACED),
    from: readCalendarDay,
    to: readCalendarDay,
    seller: anId<'seller'>(),
    sort: oneOf(ORDER_SORTS),
  },
  { order: anyText },
);

/** What the back-office's list of orders shows; `order` is the one whose details are open. */
export type OrderListState = ReturnType<typeof address.read>;

/** The address of the list. Days by name go before days by date. */
export const ordersAddress: ListAddress<OrderListState> = {
  ...address,
  read: params => {
    const state = address.read(params);
    return state.placed ? { ...state, from: undefined, to: undefined } : state;
  },
};

/** What narrows the list, as the calls that are about the same orders take it. */
export function filterOf({ status, find, placed, from, to, seller }: OrderListState) {
  return { status, find, placed, from, to, seller };
}

import * as adminPaths from '#shared/paths/admin-paths.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
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
import { ORDER_SORTS, STATUS_FILTERS, VISIT_FILTERS } from './order-filter.ts';

const address = listAddressOf(
  adminPaths.orders,
  {
    status: oneOf(STATUS_FILTERS),
    find: words,
    placed: oneOf(PLACED),
    from: readCalendarDay,
    to: readCalendarDay,
    visit: oneOf(VISIT_FILTERS),
    seller: anId<'seller'>(),
    sort: oneOf(ORDER_SORTS),
  },
  { order: anyText },
);

/** State of the order list; `order` is the opened one. */
export type OrderListState = ReturnType<typeof address.read>;

/** A named period takes precedence over dates. */
export const ordersAddress: ListAddress<OrderListState> = {
  ...address,
  read: params => {
    const state = address.read(params);
    return state.placed ? { ...state, from: undefined, to: undefined } : state;
  },
};

/** The filter as API parameters. */
export function filterOf({ status, find, placed, from, to, visit, seller }: OrderListState) {
  return { status, find, placed, from, to, visit, seller };
}

/** Below /api. */
export const ORDER_EXPORT_PATH = '/admin/orders/export';

/** Beyond what spreadsheets handle well. */
export const MAX_EXPORTED = 100_000;

/** URL of the CSV file of a filtered list. */
export function exportHref(filter: ReturnType<typeof filterOf>): string {
  return fileAddress(ORDER_EXPORT_PATH, filter);
}

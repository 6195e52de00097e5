import { listAddress } from '#shared/paths/list-address.ts';
import type { filterOf } from './order-list-state.ts';

/** Below /api. A plain link leads there, so that the browser itself saves the file. */
export const ORDER_EXPORT_PATH = '/admin/orders/export';

/** More orders than a spreadsheet is a tool for. */
export const MAX_EXPORTED = 100_000;

/** Where the orders that a list shows can be had as a file. */
export function exportHref(filter: ReturnType<typeof filterOf>): string {
  return listAddress(`/api${ORDER_EXPORT_PATH}`, filter);
}

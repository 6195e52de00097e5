import { listAddress } from '#shared/paths/list-address.ts';
import type { filterOf } from './order-list-state.ts';

/** Below /api. Linked with a plain <a>, so that the browser saves the file. */
export const ORDER_EXPORT_PATH = '/admin/orders/export';

/** Beyond what spreadsheets handle well. */
export const MAX_EXPORTED = 100_000;

/** URL of the CSV file of a filtered list. */
export function exportHref(filter: ReturnType<typeof filterOf>): string {
  return listAddress(`/api${ORDER_EXPORT_PATH}`, filter);
}

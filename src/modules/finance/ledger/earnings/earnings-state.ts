import type { SellerId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anId, anyText, listAddress, listAddressOf } from '#shared/paths/list-address.ts';
import { MONTH } from './month.ts';

/** What the screen of earnings shows: for administrators whose, a month (2026-11) or all, and the row that is open. */
export const earningsAddress = listAddressOf(
  adminPaths.earnings,
  { seller: anId<'seller'>(), month: text => (text !== null && MONTH.test(text) ? text : undefined) },
  { open: anyText },
);

/** Where a month can be had as a file. The browser itself saves it. */
export function statementHref(month: string, seller: SellerId | undefined): string {
  return listAddress('/api/admin/earnings/statement', { seller, month });
}

import type { SellerId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
import { anId, anyText, listAddressOf } from '#shared/paths/list-address.ts';
import { MONTH } from './month.ts';

/** Address of the earnings screen: seller (for administrators), month (2026-11) or all, opened row. */
export const earningsAddress = listAddressOf(
  adminPaths.earnings,
  { seller: anId<'seller'>(), month: text => (text !== null && MONTH.test(text) ? text : undefined) },
  { open: anyText },
);

/** URL of a month's statement as CSV. */
export function statementHref(month: string, seller: SellerId | undefined): string {
  return fileAddress('/admin/earnings/statement', { seller, month });
}

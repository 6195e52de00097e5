import * as adminPaths from '#shared/admin-paths.ts';
import { type SellerId, UUID } from '#shared/id.ts';
import { listAddress, readPage } from '#shared/list-address.ts';
import { MONTH } from './month.ts';

/** What the screen of earnings shows, as its address says it. */
export interface EarningsState {
  /** Whose, for administrators. */
  readonly seller: SellerId | undefined;
  /** 2026-11; undefined for all. */
  readonly month: string | undefined;
  readonly page: number;
  /** The row whose details are open. */
  readonly open: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readEarningsState(params: URLSearchParams): EarningsState {
  const seller = params.get('seller') ?? '';
  const month = params.get('month') ?? '';
  return {
    seller: UUID.test(seller) ? (seller as SellerId) : undefined,
    month: MONTH.test(month) ? month : undefined,
    page: readPage(params),
    open: params.get('open') ?? undefined,
  };
}

/** The address of the screen; what is as usual is left out of it. */
export function earningsHref({ seller, month, page, open }: Partial<EarningsState>): string {
  return listAddress(adminPaths.earnings, { seller, month, page, open });
}

/** Where a month can be had as a file. The browser itself saves it. */
export function statementHref(month: string, seller: SellerId | undefined): string {
  return listAddress('/api/admin/earnings/statement', { seller, month });
}

import type { SellerStatus } from '#shared/actor.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { SELLER_STATUSES } from './seller-status.ts';

/** What a list of sellers shows, as its address says it. */
export interface VendorListState {
  readonly status: SellerStatus | undefined;
  readonly page: number;
  readonly find: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readVendorList(params: URLSearchParams): VendorListState {
  return { status: readChoice(params, 'status', SELLER_STATUSES), page: readPage(params), find: readFind(params) };
}

/** The address of a list on one of the two screens; what is as usual is left out of it. */
export function vendorListHref(screen: string, { status, page, find }: Partial<VendorListState>): string {
  return listAddress(screen, { status, find, page });
}

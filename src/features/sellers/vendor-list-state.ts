import type { SellerStatus } from '#shared/actor.ts';
import { SELLER_STATUSES } from './seller-status.ts';

/** What a list of sellers shows, as its address says it. */
export interface VendorListState {
  readonly status: SellerStatus | undefined;
  readonly page: number;
  readonly find: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readVendorList(params: URLSearchParams): VendorListState {
  const page = Number(params.get('page'));
  return {
    status: SELLER_STATUSES.find(status => status === params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    find: params.get('find')?.trim().slice(0, 100) || undefined,
  };
}

/** The address of a list on one of the two screens; what is as usual is left out of it. */
export function vendorListHref(screen: string, { status, page, find }: Partial<VendorListState>): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (find) params.set('find', find);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return `${screen}${query && `?${query}`}`;
}

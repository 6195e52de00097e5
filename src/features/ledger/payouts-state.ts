import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { PAYOUT_SORTS, SORT_WAYS } from './payouts.contract.ts';

/** What the list of payouts shows, as its address says it. */
export interface PayoutsState {
  readonly find: string | undefined;
  readonly sort: (typeof PAYOUT_SORTS)[number] | undefined;
  readonly order: (typeof SORT_WAYS)[number] | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readPayoutsState(params: URLSearchParams): PayoutsState {
  return {
    find: readFind(params),
    sort: readChoice(params, 'sort', PAYOUT_SORTS),
    order: readChoice(params, 'order', SORT_WAYS),
    page: readPage(params),
  };
}

/** The address of the list; what is as usual is left out of it. */
export function payoutsHref({ find, sort, order, page }: Partial<PayoutsState>): string {
  return listAddress(adminPaths.payouts, { find, sort, order, page });
}

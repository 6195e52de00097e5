import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { SHOPPER_SORTS, SORT_WAYS } from './shoppers.contract.ts';

/** What the list of shoppers shows, as its address says it. */
export interface ShopperListState {
  readonly standing: 'blocked' | undefined;
  readonly find: string | undefined;
  readonly sort: (typeof SHOPPER_SORTS)[number] | undefined;
  readonly order: (typeof SORT_WAYS)[number] | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readShopperList(params: URLSearchParams): ShopperListState {
  return {
    standing: readChoice(params, 'standing', ['blocked']),
    find: readFind(params),
    sort: readChoice(params, 'sort', SHOPPER_SORTS),
    order: readChoice(params, 'order', SORT_WAYS),
    page: readPage(params),
  };
}

/** The address of the list; what is as usual is left out of it. */
export function shopperListHref({ standing, find, sort, order, page }: Partial<ShopperListState>): string {
  return listAddress(adminPaths.shoppers, { standing, find, sort, order, page });
}

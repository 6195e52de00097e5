import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { SHOPPER_SORT_WAYS, SHOPPER_SORTS } from './shoppers.contract.ts';

/** Filters and sorting of the list of shoppers. */
export const shoppersAddress = listAddressOf(adminPaths.shoppers, {
  standing: oneOf(['blocked']),
  find: words,
  sort: oneOf(SHOPPER_SORTS),
  order: oneOf(SHOPPER_SORT_WAYS),
});

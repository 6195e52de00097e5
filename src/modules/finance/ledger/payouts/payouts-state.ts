import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { PAYOUT_SORT_WAYS, PAYOUT_SORTS } from './payouts.contract.ts';

/** Address of the list of payouts. */
export const payoutsAddress = listAddressOf(adminPaths.payouts, {
  find: words,
  sort: oneOf(PAYOUT_SORTS),
  order: oneOf(PAYOUT_SORT_WAYS),
});

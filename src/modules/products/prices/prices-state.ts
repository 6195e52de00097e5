import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anId, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { PRICE_VIEWS } from './prices.contract.ts';

/** Filters of the list of scheduled prices. */
export const pricesAddress = listAddressOf(adminPaths.prices, {
  state: oneOf(PRICE_VIEWS),
  product: anId<'product'>(),
  find: words,
});

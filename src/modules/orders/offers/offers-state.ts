import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { OFFER_STATES } from './desk.contract.ts';

/** Filters of the list of offers. */
export const offersAddress = listAddressOf(adminPaths.offers, { state: oneOf(OFFER_STATES), find: words });

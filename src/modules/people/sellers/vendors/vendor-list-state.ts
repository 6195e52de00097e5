import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { SELLER_STATUSES } from './seller-status.ts';

const params = { status: oneOf(SELLER_STATUSES), find: words };

/** What the two lists of sellers show. */
export const vendorsAddress = listAddressOf(adminPaths.sellers, params);
export const verificationAddress = listAddressOf(adminPaths.verification, params);
/** Sellers who wait for approval. */
export const pendingSellersHref = verificationAddress.href({ status: 'Pending' });

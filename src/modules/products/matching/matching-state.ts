import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { MATCH_STATES } from './contract.ts';

/** The address of the list of matching products. */
export const matchingAddress = listAddressOf(adminPaths.matching, { show: oneOf(MATCH_STATES), find: words });

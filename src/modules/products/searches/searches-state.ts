import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { SEARCH_VIEWS } from './contract.ts';

/** The state of the list of searches, as it is in its address. */
export const searchesAddress = listAddressOf(adminPaths.searches, {
  show: oneOf(SEARCH_VIEWS, 'missed'),
  find: words,
});

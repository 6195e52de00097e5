import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { CASH_VIEWS } from './contract.ts';

/** Address of the cash desk; pending cash by default. */
export const cashAddress = listAddressOf(adminPaths.cash, { show: oneOf(CASH_VIEWS, 'out'), find: words });

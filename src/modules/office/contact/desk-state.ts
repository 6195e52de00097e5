import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { DESK_VIEWS } from './desk.contract.ts';

/** Filters of the ticket list, open tickets by default. */
export const ticketsAddress = listAddressOf(adminPaths.tickets, { show: oneOf(DESK_VIEWS, 'open'), find: words });

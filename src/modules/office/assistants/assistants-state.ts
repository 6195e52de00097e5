import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf } from '#shared/paths/list-address.ts';
import { CHANGE_VIEWS } from './contract.ts';

/** Filters of the list of suggested changes; by default those that wait. */
export const assistantsAddress = listAddressOf(adminPaths.assistants, { show: oneOf(CHANGE_VIEWS, 'waiting') });

import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { APPROVAL_STATES } from './approval.schema.ts';

/** The list of products to approve, as it is in its address. */
export const approvalsAddress = listAddressOf(adminPaths.approvals, {
  state: oneOf(APPROVAL_STATES, 'waiting'),
  find: words,
});

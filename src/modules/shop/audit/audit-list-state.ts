import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, readCalendarDay, words } from '#shared/paths/list-address.ts';
import { ACT_NAMES } from './acts.ts';

/** The address of the audit log. `find` matches part of a name, `by` the exact name of who did it. */
export const auditAddress = listAddressOf(adminPaths.audit, {
  act: oneOf(ACT_NAMES),
  find: words,
  by: words,
  from: readCalendarDay,
  to: readCalendarDay,
});

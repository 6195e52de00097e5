import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, readCalendarDay, words } from '#shared/paths/list-address.ts';
import { ACT_NAMES } from './acts.ts';

/** What the audit log shows: an act, a piece of somebody's name, who did it by the exact name, and days. */
export const auditAddress = listAddressOf(adminPaths.audit, {
  act: oneOf(ACT_NAMES),
  find: words,
  by: words,
  from: readCalendarDay,
  to: readCalendarDay,
});

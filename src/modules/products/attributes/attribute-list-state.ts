import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anyText, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';

/** What the address says when a new attribute is open; no attribute has such an id. */
export const NEW = '+';

/** Search, filter and opened attribute of the list. */
export const attributesAddress = listAddressOf(
  adminPaths.attributes,
  { show: oneOf(['removed']), category: anyText, find: words },
  { open: anyText },
);

import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { MODERATION_VIEWS } from './moderation.contract.ts';

/** What the screen that looks after reviews shows; the reported ones unless said otherwise. */
export const moderationAddress = listAddressOf(adminPaths.reviews, {
  show: oneOf(MODERATION_VIEWS, 'reported'),
  find: words,
});

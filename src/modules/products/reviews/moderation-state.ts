import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { MODERATION_VIEWS } from './moderation.contract.ts';

/** The list state of the moderation screen, as it is in its address. */
export const moderationAddress = listAddressOf(adminPaths.reviews, {
  show: oneOf(MODERATION_VIEWS, 'reported'),
  find: words,
});

import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { MODERATION_VIEWS, type ModerationView } from './moderation.contract.ts';

/** What the screen that looks after reviews shows, as its address says it; what waits comes first. */
export interface ModerationState {
  readonly show: ModerationView;
  readonly find: string | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readModeration(params: URLSearchParams): ModerationState {
  return {
    show: readChoice(params, 'show', MODERATION_VIEWS) ?? 'reported',
    find: readFind(params),
    page: readPage(params),
  };
}

/** The address of the screen; what is as usual is left out of it. */
export function moderationHref({ show, find, page }: Partial<ModerationState>): string {
  return listAddress(adminPaths.reviews, { show: show === 'reported' ? undefined : show, find, page });
}

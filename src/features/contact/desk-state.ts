import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { DESK_VIEWS, type DeskView } from './desk.contract.ts';

/** What the list of tickets shows, as its address says it; what waits comes first. */
export interface DeskState {
  readonly show: DeskView;
  readonly find: string | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readDesk(params: URLSearchParams): DeskState {
  return { show: readChoice(params, 'show', DESK_VIEWS) ?? 'open', find: readFind(params), page: readPage(params) };
}

/** The address of the list; what is as usual is left out of it. */
export function deskHref({ show, find, page }: Partial<DeskState>): string {
  return listAddress(adminPaths.tickets, { show: show === 'open' ? undefined : show, find, page });
}

import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { CASH_VIEWS, type CashView } from './contract.ts';

/** What the cash desk shows, as its address says it. */
export interface CashDeskState {
  readonly show: CashView;
  readonly find: string | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readCashDesk(params: URLSearchParams): CashDeskState {
  return { show: readChoice(params, 'show', CASH_VIEWS) ?? 'out', find: readFind(params), page: readPage(params) };
}

/** The address of the desk; what is as usual is left out of it. */
export function cashHref({ show, find, page }: Partial<CashDeskState>): string {
  return listAddress(adminPaths.cash, { show: show === 'out' ? undefined : show, find, page });
}

import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { RETURN_VIEWS, type ReturnView } from './desk.contract.ts';
import { REFUND_VIEWS, type RefundView } from './refunds.contract.ts';

/** What the screen shows, as its address says it: returns in some view, or the refunds, and which of them is open. */
export interface DeskState {
  readonly show: ReturnView | 'refunds';
  /** Of the refunds, where those are shown. */
  readonly which: RefundView;
  readonly find: string | undefined;
  readonly page: number;
  /** As it stands there, whether or not there is such a one. */
  readonly return: string | undefined;
  readonly refund: string | undefined;
}

const SHOWN = [...RETURN_VIEWS, 'refunds'] as const;

/** Reads the address; what makes no sense there counts as not said. */
export function readDesk(params: URLSearchParams): DeskState {
  return {
    show: readChoice(params, 'show', SHOWN) ?? 'waiting',
    which: readChoice(params, 'which', REFUND_VIEWS) ?? 'open',
    find: readFind(params),
    page: readPage(params),
    return: params.get('return') ?? undefined,
    refund: params.get('refund') ?? undefined,
  };
}

/** The address of the list; what is as usual is left out of it. */
export function deskHref({ show, which, find, page, ...open }: Partial<DeskState>): string {
  return listAddress(adminPaths.returns, {
    show: show === 'waiting' ? undefined : show,
    which: which === 'open' ? undefined : which,
    find,
    page,
    return: open.return,
    refund: open.refund,
  });
}

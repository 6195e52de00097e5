import { REFUND_VIEWS } from '#orders/returns/refunds/refunds.contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anyText, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { RETURN_VIEWS } from './desk.contract.ts';

/** What the screen shows: returns in some view, or the refunds and which of them, and the one that is open. */
export const returnsAddress = listAddressOf(
  adminPaths.returns,
  { show: oneOf([...RETURN_VIEWS, 'refunds'], 'waiting'), which: oneOf(REFUND_VIEWS, 'open'), find: words },
  { return: anyText, refund: anyText },
);
export type DeskState = ReturnType<typeof returnsAddress.read>;

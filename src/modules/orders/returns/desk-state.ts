import { REFUND_VIEWS } from '#orders/returns/refunds/refunds.contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anyText, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { RETURN_VIEWS } from './desk.contract.ts';

/** The screen's address: a view of returns, or the refunds with their view, and the open record. */
export const returnsAddress = listAddressOf(
  adminPaths.returns,
  { show: oneOf([...RETURN_VIEWS, 'refunds'], 'waiting'), which: oneOf(REFUND_VIEWS, 'open'), find: words },
  { return: anyText, refund: anyText },
);
export type DeskState = ReturnType<typeof returnsAddress.read>;

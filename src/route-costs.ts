import * as accounts from '#features/accounts/contract.ts';
import * as own from '#features/accounts/own-account.contract.ts';
import * as reset from '#features/accounts/password-reset.contract.ts';
import { cancelOrder } from '#features/orders/cancel.contract.ts';
import * as orders from '#features/orders/contract.ts';
import * as privacy from '#features/privacy/contract.ts';
import * as returns from '#features/returns/contract.ts';
import { moveReturn } from '#features/returns/desk.contract.ts';
import * as sellers from '#features/sellers/contract.ts';
import { SAVE } from '#features/settings/contract.ts';
import * as settlement from '#features/settlement/contract.ts';
import type { Cost } from '#platform/http/costs.ts';
import type { EndpointShape } from '#shared/endpoint.ts';

/**
 * Calls that cost more than an ordinary one, or less than other files do. `test/api/platform/limits/costs.test.ts` measures every route
 * and fails for one that costs more than is said here.
 */
export const ROUTE_COSTS: ReadonlyMap<EndpointShape, Cost> = new Map<EndpointShape, Cost>([
  [accounts.register, 'hashing'],
  [accounts.verifyOtp, 'hashing'],
  [accounts.login, 'hashing'],
  [reset.resetPassword, 'hashing'],
  [own.changePassword, 'hashing'],
  [own.askNewEmail, 'hashing'],
  [own.confirmNewEmail, 'hashing'],
  [privacy.deleteAccount, 'hashing'],
  [sellers.addVendor, 'hashing'],
  // Orders and money: many statements in one transaction.
  [orders.placeOrderEndpoint, 'heavy'],
  [orders.updateOrder, 'heavy'],
  [orders.moveOrders, 'heavy'],
  [orders.trackOrder, 'heavy'],
  [orders.noteSerials, 'heavy'],
  [cancelOrder, 'heavy'],
  [settlement.captureOrder, 'heavy'],
  [settlement.payOrder, 'heavy'],
  [returns.requestReturn, 'heavy'],
  [returns.withdrawReturn, 'heavy'],
  [moveReturn, 'heavy'],
  [SAVE.delivery, 'heavy'],
]);

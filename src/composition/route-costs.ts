import * as privacy from '#office/privacy/contract.ts';
import { SAVE } from '#office/settings/contract.ts';
import * as handover from '#orders/agents/handover.contract.ts';
import * as byHand from '#orders/checkouts/by-hand.contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { estimateOffer } from '#orders/offers/desk.contract.ts';
import { changeCompany } from '#orders/orders/companies/company.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { declineEdit, editOrder, withdrawEdit } from '#orders/orders/editing/edit.contract.ts';
import * as arranging from '#orders/orders/moves/arrange.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import * as exchanging from '#orders/orders/moves/exchange.contract.ts';
import * as returns from '#orders/returns/contract.ts';
import { moveReturn, refundService } from '#orders/returns/desk.contract.ts';
import * as settlement from '#orders/settlement/contract.ts';
import * as payLinks from '#orders/settlement/pay-links.contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import * as accounts from '#people/accounts/contract.ts';
import { enterAsGuest } from '#people/accounts/guests/guests.contract.ts';
import * as own from '#people/accounts/own-account.contract.ts';
import * as reset from '#people/accounts/password/password-reset.contract.ts';
import * as sellers from '#people/sellers/contract.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import * as approvals from '#products/approvals/contract.ts';
import * as attributes from '#products/attributes/contract.ts';
import * as categories from '#products/categories/contract.ts';
import { saveVariants } from '#products/inventory/variants/variants.contract.ts';
import { listMatching } from '#products/matching/contract.ts';
import { importReviews } from '#products/reviews/imported/imported.contract.ts';
import { listSearches } from '#products/searches/contract.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { editConnection } from '#shop/connections/contract.ts';

/**
 * Calls that cost more or less than the default. `test/api/platform/limits/costs.test.ts` measures every route and fails if
 * one costs more than declared.
 */
export const ROUTE_COSTS: ReadonlyMap<EndpointShape, Cost> = new Map<EndpointShape, Cost>([
  [accounts.register, 'hashing'],
  [accounts.verifyOtp, 'hashing'],
  [accounts.login, 'hashing'],
  [enterAsGuest, 'hashing'],
  [byHand.openByHand, 'hashing'],
  [reset.resetPassword, 'hashing'],
  [own.changePassword, 'hashing'],
  [own.askNewEmail, 'hashing'],
  [own.confirmNewEmail, 'hashing'],
  [own.confirmTexts, 'hashing'],
  [editConnection, 'hashing'],
  [privacy.deleteAccount, 'hashing'],
  [sellers.addVendor, 'hashing'],
  // Orders and money: many statements in one transaction.
  [orders.placeOrderEndpoint, 'heavy'],
  [checkouts.completeCheckout, 'heavy'],
  [handover.completeHandover, 'heavy'],
  [byHand.completeByHand, 'heavy'],
  [orders.updateOrder, 'heavy'],
  [editOrder, 'heavy'],
  [declineEdit, 'heavy'],
  [withdrawEdit, 'heavy'],
  [orders.moveOrders, 'heavy'],
  [orders.trackOrder, 'heavy'],
  [orders.noteSerials, 'heavy'],
  [arranging.moveWindow, 'heavy'],
  [arranging.moveOwnWindow, 'heavy'],
  [arranging.arrangeService, 'heavy'],
  [exchanging.settleExchange, 'heavy'],
  [cancelOrder, 'heavy'],
  [changeCompany, 'heavy'],
  [shipments.bookShipment, 'heavy'],
  [settlement.captureOrder, 'heavy'],
  [settlement.payOrder, 'heavy'],
  [payLinks.captureByLink, 'heavy'],
  [payLinks.payByLink, 'heavy'],
  [returns.requestReturn, 'heavy'],
  [returns.withdrawReturn, 'heavy'],
  [moveReturn, 'heavy'],
  [refundService, 'heavy'],
  // A month of orders is judged again.
  [estimateOffer, 'heavy'],
  [SAVE.delivery, 'heavy'],
  // Values of all products are counted, or replaced.
  [attributes.listAttributes, 'heavy'],
  [attributes.getAttribute, 'heavy'],
  [attributes.changeAttribute, 'heavy'],
  [attributes.removeAttribute, 'heavy'],
  // The products of whole imports.
  [approvals.approveProducts, 'heavy'],
  [approvals.sendProductsBack, 'heavy'],
  // All rows of a table or a file in one transaction.
  [saveVariants, 'heavy'],
  [importReviews, 'heavy'],
  // The whole tree, 500 categories at most.
  [categories.listCategories, 'heavy'],
  // Looks for other sellers of every product on sale.
  [listMatching, 'heavy'],
  // Counts all notes of a month.
  [listSearches, 'heavy'],
]);

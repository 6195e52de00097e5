/** Public API of orders for other features. */

export { setCompany } from '#orders/orders/server/companies/set-company.ts';
export { fallOf, giveUpEdit } from '#orders/orders/server/editing/fall-edit.ts';
export { editHeldUntil, findProposed, listOverdueEdits } from '#orders/orders/server/editing/proposed-edits.queries.ts';
export { confirmEdit, lockProposed } from '#orders/orders/server/editing/proposed-edits.ts';
export { cancelOrder } from '#orders/orders/server/moves/cancel-order.ts';
export { markRefunded, moverOf, noteOnPart, setCash } from '#orders/orders/server/moves/change-part.ts';
export { moveOrder, seeMoves } from '#orders/orders/server/moves/update-order.ts';
export { approvalOfOrder, type Paying } from '#orders/orders/server/placing/approve-order.ts';
export {
  type DraftOrder,
  type DraftPart,
  draftOrder,
  servicesAmount,
  withExtras,
} from '#orders/orders/server/placing/draft-order.ts';
export type { OrderRequest } from '#orders/orders/server/placing/order-request.ts';
export type { Buyer, OrderSource, ShipTo, Taker } from '#orders/orders/server/placing/order-source.ts';
export { findLinked, type Linked, makePayLink, sweepPayLinks } from '#orders/orders/server/placing/pay-links.ts';
export { type PaymentTerms, paymentTerms } from '#orders/orders/server/placing/payment-terms.ts';
export {
  answerOfPlaced,
  type OrderPlaced,
  type Placed,
  placeOnce,
} from '#orders/orders/server/placing/place-from.ts';
export { accountSource } from '#orders/orders/server/placing/place-order.ts';
export { returnAddress } from '#orders/orders/server/placing/return-address.ts';
export { setAgent } from '#orders/orders/server/placing/set-agent.ts';
export { confirmPaid, giveUpUnpaid, lockUnpaid } from '#orders/orders/server/placing/settle-order.ts';
export {
  findEditToPay,
  findOrderToPay,
  heldUntilOf,
  listOverdue,
  listUnpaidParts,
  type OrderToPay,
} from '#orders/orders/server/placing/unpaid.queries.ts';
export { listOrders } from '#orders/orders/server/reading/list-orders.ts';
export type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
export {
  findOrder,
  findPart,
  hasOrdered,
  hasReceived,
  holdParts,
  type LineRow,
  listLines,
  listParts,
  lockOrder,
  type OrderRow,
  type OrderScope,
  orderNumbers,
  type PartRow,
  picturesOfLines,
  publishedDiscounts,
  publishedLines,
  publishedOrders,
  publishedParts,
  receivedProducts,
} from '#orders/orders/server/reading/orders.queries.ts';
export {
  countCashToCome,
  countOrdersByBuyer,
  countOrdersUnderWay,
  countRealOrders,
  countSalesUnderWay,
  eraseBuyer,
  eraseProposerOf,
  listOrdersOf,
} from '#orders/orders/server/reading/orders-of-person.queries.ts';
export { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
export { waitsForCash } from '#orders/orders/server/reading/refunds-of-order.queries.ts';
export { rejectedPercents } from '#orders/orders/server/reading/rejected-percents.ts';
export { bestSold } from '#orders/orders/server/reading/units-sold.ts';
export { sumDays } from '#orders/orders/server/sums/sum-days.ts';
export {
  publishedCashDays,
  publishedOrderDays,
  publishedSoldDays,
  publishedSoldMonths,
  summedUntil,
  untilInSql,
} from '#orders/orders/server/sums/sums.queries.ts';
export { findUserToNotify as findBuyerToNotify } from '#people/accounts/server/accounts.ts';
export type {
  BookedExchange,
  Booking,
  Collector,
  CreditLine,
  CreditRequest,
  DocumentHead,
  ReturnedItems,
} from './finance-port.ts';
export { doesBuyerWantTexts, mailPlaced, orderEvents } from './orders.events.ts';

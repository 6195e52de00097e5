/** Public API of orders for other features. */

export { findBuyerToNotify } from '#orders/orders/server/letters/buyer-to-notify.ts';
export { cancelOrder } from '#orders/orders/server/moves/cancel-order.ts';
export { markRefunded, noteOnPart } from '#orders/orders/server/moves/mark-refunded.ts';
export { setCash } from '#orders/orders/server/moves/set-cash.ts';
export { approvalOfOrder, type Paying } from '#orders/orders/server/placing/approve-order.ts';
export { confirmPaid, giveUpUnpaid, lockUnpaid } from '#orders/orders/server/placing/settle-order.ts';
export {
  findOrderToPay,
  heldUntilOf,
  listOverdue,
  listUnpaidParts,
  type OrderToPay,
} from '#orders/orders/server/placing/unpaid.queries.ts';
export { listOrders } from '#orders/orders/server/reading/list-orders.ts';
export {
  findOrder,
  findPart,
  hasReceived,
  holdParts,
  listLines,
  lockOrder,
  type OrderRow,
  orderNumbers,
  type PartRow,
  picturesOfLines,
} from '#orders/orders/server/reading/orders.queries.ts';
export { countOrdersByBuyer } from '#orders/orders/server/reading/orders-by-buyer.queries.ts';
export {
  countCashToCome,
  countOrdersUnderWay,
  countSalesUnderWay,
  eraseBuyer,
  listOrdersOf,
} from '#orders/orders/server/reading/orders-of-person.queries.ts';
export { waitsForCash } from '#orders/orders/server/reading/refunds-of-order.queries.ts';
export type {
  Booking,
  Collector,
  CreditLine,
  CreditRequest,
  DocumentHead,
  ReturnedItems,
} from './finance-port.ts';
export { mailPlaced, orderEvents } from './orders.events.ts';
export { publishedLines, publishedOrders, publishedParts } from './published.ts';

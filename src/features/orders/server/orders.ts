/** The door to orders: what reviews and returns may ask, what pages of people show, how they are paid, what people are told of them, and the job the composition puts to work. */

export { approvalOfOrder, type Paying } from './approve-order.ts';
export { findBuyerToTell } from './buyer-to-tell.ts';
export { cancelOrder } from './cancel-order.ts';
export type {
  Booking,
  Collector,
  CreditLine,
  CreditRequest,
  DocumentHead,
  ReturnedGoods,
} from './finance-port.ts';
export { listOrders } from './list-orders.ts';
export { markRefunded, noteOnPart } from './mark-refunded.ts';
export { mailPlaced, orderEvents } from './orders.events.ts';
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
} from './orders.queries.ts';
export { countOrdersByBuyer } from './orders-by-buyer.queries.ts';
export {
  countCashToCome,
  countOrdersUnderWay,
  countSalesUnderWay,
  eraseBuyer,
  listOrdersOf,
} from './orders-of-person.queries.ts';
export { publishedLines, publishedOrders, publishedParts } from './published.ts';
export { waitsForCash } from './refunds-of-order.queries.ts';
export { setCash } from './set-cash.ts';
export { confirmPaid, giveUpUnpaid, lockUnpaid } from './settle-order.ts';
export { findOrderToPay, heldUntilOf, listOverdue, listUnpaidParts, type OrderToPay } from './unpaid.queries.ts';

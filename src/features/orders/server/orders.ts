/** The door to orders: what reviews and returns may ask, what pages of people show, and the jobs the composition puts to work. */

export { listOrders } from './list-orders.ts';
export { mailPlaced, mailReceipt, mailSale, mailStatus } from './mail-orders.ts';
export { findBuyerMailbox, findSellerMailbox } from './mailboxes.queries.ts';
export { markRefunded, noteOnPart } from './mark-refunded.ts';
export {
  findOrder,
  findPart,
  hasReceived,
  type LineRow,
  listLines,
  lockOrder,
  type OrderRow,
  type PartRow,
} from './orders.queries.ts';
export { countOrdersByBuyer } from './orders-by-buyer.queries.ts';
export {
  countOrdersUnderWay,
  countSalesUnderWay,
  eraseBuyer,
  listOrdersOf,
} from './orders-of-person.queries.ts';

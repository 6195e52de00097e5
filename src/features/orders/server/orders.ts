/** The door to orders: what reviews may ask, what pages of people show, and the jobs the composition puts to work. */

export { listOrders } from './list-orders.ts';
export {
  mailPaymentFailed,
  mailPlaced,
  mailReceipt,
  mailRefunded,
  mailSale,
  mailSaleCancelled,
  mailStatus,
} from './mail-orders.ts';
export { hasReceived } from './orders.queries.ts';
export { countOrdersByBuyer } from './orders-by-buyer.queries.ts';
export {
  countOrdersUnderWay,
  countSalesUnderWay,
  eraseBuyer,
  listOrdersOf,
} from './orders-of-person.queries.ts';

/** The door to payments: what orders, returns and the reading of providers ask of it. */
export { heldUntil, listRefunds, type RefundRow } from './money-of-order.queries.ts';
export { oweRefund, type RefundLine } from './owe-refund.ts';
export { takenBy } from './payments.queries.ts';

/** The door to payments: what orders, returns and the reading of providers ask of it. */
export { oweRefund, type RefundLine } from './owe-refund.ts';
export { refundedOf, takenBy } from './payments.queries.ts';
export { settleRefund } from './settle-refund.ts';

export { dropPayments } from '#payments/payments/server/payments/drop-payments.ts';
export { keepMoney, returnApart, returnMoney } from '#payments/payments/server/payments/keep-money.ts';
export { awaitsRef, rememberMessage, wasTold } from '#payments/payments/server/payments/messages.queries.ts';
export {
  erasePayers,
  eraseUpiIds,
  listPaymentsOf,
  listRefundsOf,
} from '#payments/payments/server/payments/money-of-person.queries.ts';
export { approvalOf, openPayment } from '#payments/payments/server/payments/open-payment.ts';
export {
  countTries,
  findMoneyApart,
  findPayment,
  findPaymentByRef,
  keptApart,
  listPaidParts,
  listTries,
  type PaymentRow,
  saveOpened,
  setPaymentState,
  takenBy,
} from '#payments/payments/server/payments/payments.queries.ts';
export { listToAsk } from '#payments/payments/server/payments/to-ask.queries.ts';
export { type AskingTime, allTheTime, askingTime } from '#payments/payments/server/providers/asking-time.ts';
export {
  isAway,
  isRefusal,
  type PaymentProvider,
} from '#payments/payments/server/providers/payment-provider.ts';
export {
  offeredNamed,
  offeredNames,
  type PaymentProviders,
  payableNamed,
} from '#payments/payments/server/providers/payment-providers.ts';
export { createRefund, refundPart } from '#payments/payments/server/refunds/create-refund.ts';
export { approveByHand, markRefundSettled, sendElsewhere } from '#payments/payments/server/refunds/manual-refunds.ts';
export { askAboutRefunds } from '#payments/payments/server/refunds/reconcile-refunds.ts';
export { countLateRefunds, refundedOf } from '#payments/payments/server/refunds/refunds.queries.ts';
export { sendAgain } from '#payments/payments/server/refunds/send-refund.ts';
export { publishedApprovals, publishedRefundLines, publishedRefunds } from './published.ts';

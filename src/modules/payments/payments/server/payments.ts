/** The door to payments: what orders, returns and the settling of payments ask of it. */
export { approvalOf } from '#payments/payments/server/payments/approval-of.ts';
export { approveByHand } from '#payments/payments/server/payments/approve-by-hand.ts';
export { dropPayments } from '#payments/payments/server/payments/drop-payments.ts';
export { keepMoney, returnApart, returnMoney } from '#payments/payments/server/payments/keep-money.ts';
export { countLateRefunds, countTries } from '#payments/payments/server/payments/latest-payments.queries.ts';
export { awaitsRef, rememberMessage, wasTold } from '#payments/payments/server/payments/messages.queries.ts';
export {
  erasePayers,
  eraseUpiIds,
  listPaymentsOf,
  listRefundsOf,
} from '#payments/payments/server/payments/money-of-person.queries.ts';
export { openPayment } from '#payments/payments/server/payments/open-payment.ts';
export {
  findMoneyApart,
  findPayment,
  findPaymentByRef,
  listPaidParts,
  listTries,
  type PaymentRow,
  saveOpened,
  setPaymentState,
  takenBy,
} from '#payments/payments/server/payments/payments.queries.ts';
export { sendElsewhere } from '#payments/payments/server/payments/send-elsewhere.ts';
export { listToAsk } from '#payments/payments/server/payments/to-ask.queries.ts';
export { type AskingTime, allTheTime, askingTime } from '#payments/payments/server/providers/asking-time.ts';
export {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnreachable,
} from '#payments/payments/server/providers/payment-provider.ts';
export { type PaymentProviders, providerNamed } from '#payments/payments/server/providers/payment-providers.ts';
export { askAboutRefunds } from '#payments/payments/server/refunds/ask-about-refunds.ts';
export { createRefund } from '#payments/payments/server/refunds/create-refund.ts';
export { refundedOf } from '#payments/payments/server/refunds/refunds-of-part.queries.ts';
export { sendAgain } from '#payments/payments/server/refunds/send-again.ts';
export { markRefundSettled } from '#payments/payments/server/refunds/settle-refund.ts';
export { publishedApprovals, publishedRefundLines, publishedRefunds } from './published.ts';

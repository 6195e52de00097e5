/** The door to payments: what orders, returns and the settling of payments ask of it. */
export { approvalOf } from './approval-of.ts';
export { approveByHand } from './approve-by-hand.ts';
export { askAboutRefunds } from './ask-about-refunds.ts';
export { type AskingTime, allTheTime, askingTime } from './asking-time.ts';
export { dropPayments } from './drop-payments.ts';
export { keepMoney, returnApart, returnMoney } from './keep-money.ts';
export { countLateRefunds, countTries } from './latest-payments.queries.ts';
export { awaitsRef, rememberMessage, wasTold } from './messages.queries.ts';
export { erasePayers, eraseUpiIds, listPaymentsOf, listRefundsOf } from './money-of-person.queries.ts';
export { openPayment } from './open-payment.ts';
export { oweRefund } from './owe-refund.ts';
export {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnreachable,
} from './payment-provider.ts';
export { type PaymentProviders, providerNamed } from './payment-providers.ts';
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
} from './payments.queries.ts';
export { publishedApprovals, publishedRefundLines, publishedRefunds } from './published.ts';
export { refundedOf } from './refunds-of-part.queries.ts';
export { sendAgain } from './send-again.ts';
export { sendElsewhere } from './send-elsewhere.ts';
export { settleRefund } from './settle-refund.ts';
export { listToAsk } from './to-ask.queries.ts';

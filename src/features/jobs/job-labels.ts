/** What each job of the shop does, in words; mails by what they tell. */
const LABELS: Readonly<Record<string, string>> = {
  'accounts.mail-alarm': 'Mail: registering pauses',
  'accounts.mail-code': 'Mail: code of a registration',
  'accounts.mail-account-code': 'Mail: code for a new password or address',
  'accounts.mail-email-changed': 'Mail: e-mail address changed',
  'accounts.mail-password-changed': 'Mail: password changed',
  'contact.mail-message': 'Mail: message to the shop',
  'contact.mail-answer': 'Mail: answer to a ticket',
  'contact.acknowledge': 'Mail: acknowledgement of a ticket',
  'imports.go-on': 'Imports that were interrupted',
  'imports.work': 'Import of goods',
  'invoices.issue-commissions': 'Invoices for commission',
  'media.forget': 'Deletion of files',
  'media.sweep': 'Clean-up of files that lead nowhere',
  'orders.mail-payment-failed': 'Mail: payment failed',
  'orders.mail-placed': 'Mails of a new order',
  'orders.mail-receipt': 'Mail: order received',
  'orders.mail-refunded': 'Mail: money went back',
  'orders.mail-sale': 'Mail: sale, to the seller',
  'orders.mail-sale-cancelled': 'Mail: sale cancelled, to the seller',
  'orders.mail-status': 'Mail: order status',
  'payments.close': 'Payments that are not waited for any more',
  'payments.reconcile-refunds': 'Refunds: how they stand',
  'payments.sandbox-message': 'Message of a test payment',
  'payments.send-refund': 'Refund, sent to the provider',
  'people.mail-blocked': 'Mail: account blocked',
  'people.mail-unblocked': 'Mail: account unblocked',
  'returns.mail-cash-sent': 'Mail: cash sent back',
  'returns.mail-seller': 'Mail: return, to the seller',
  'returns.mail-shopper': 'Mail: return, to the shopper',
  'reviews.mail-moderated': 'Mail: review hidden or shown',
  'sellers.mail-added': 'Mail: seller account made',
  'sellers.mail-decision': 'Mail: seller approved or rejected',
  'sellers.reopen-shops': 'Shops whose break ends open again',
  'settlement.expire': 'Orders that were not paid in time',
  'settlement.reconcile': 'Payments: how they stand',
  'throttle.sweep': 'Clean-up of counters',
};

/** Of a job that has no words of its own, its name. */
export function jobLabel(name: string): string {
  return LABELS[name] ?? name;
}

import * as account from '#features/accounts/server/account-mails.ts';
import * as ownAccount from '#features/accounts/server/own-account-mails.ts';
import * as contact from '#features/contact/server/contact-mails.ts';
import { lowStockMail } from '#features/inventory/server/mail-low-stock.ts';
import type { CommissionHead } from '#features/invoices/server/commissions.queries.ts';
import { commissionMail } from '#features/invoices/server/mail-commission.ts';
import type { ManualPosting } from '#features/ledger/server/manual-postings.queries.ts';
import { adjustmentMail, payoutMail, payoutReversedMail } from '#features/ledger/server/payout-mails.ts';
import * as orders from '#features/orders/server/order-mails.ts';
import type { WholeOrder } from '#features/orders/server/orders.present.ts';
import type { PartRow } from '#features/orders/server/orders.queries.ts';
import * as payments from '#features/orders/server/payment-mails.ts';
import * as blocking from '#features/people/server/blocking-mails.ts';
import * as returns from '#features/returns/server/return-mails.ts';
import { moderatedMail } from '#features/reviews/server/mail-moderated.ts';
import * as sellers from '#features/sellers/server/seller-mails.ts';
import { DEMO_IDENTITY } from '#features/shop/demo-identity.ts';
import type { Letterhead } from '#features/shop/server/shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money.ts';
import { eventsOf, SAMPLE_ORDER } from './sample-order.ts';
import { SAMPLE_SELLER, SAMPLE_TICKET } from './sample-people.ts';
import { sampleReturn } from './sample-return.ts';

const HEAD: Letterhead = { shop: DEMO_IDENTITY, publicUrl: 'https://shop.example' };
const ASHA = { address: 'asha@home.example', name: 'Asha Rao' };
const ASHA_RAO = { email: ASHA.address, userName: ASHA.name, kind: 'shopper' } as const;
const DECCAN = { address: SAMPLE_SELLER.email, name: SAMPLE_SELLER.user_name };
const AT = SAMPLE_ORDER.order.placed_at;
const CODE = '481205';
const REASON = 'The GST number belongs to another company.';

const PAYOUT: ManualPosting = {
  ...{ sellerId: SAMPLE_SELLER.id, amount: paise(-4_812_350), note: null },
  ...{ paidOn: '2026-11-21', reference: 'N325260012345678' },
};

const COMMISSION: CommissionHead = {
  ...{ id: newId<'tax document'>(), kind: 'commission', number: 'SC/26-27/000001' },
  ...{ month: '2026-10', total: paise(1_180_00) },
};
const BANK_CHANGE = {
  ...{ sellerId: SAMPLE_SELLER.id, before: '8831', after: '7716' },
  ...{ at: AT.toISOString(), entry: 1 },
};

const { parts, refunds } = SAMPLE_ORDER;
const [part, refund] = [parts[0] as PartRow, refunds[0] as WholeOrder['refunds'][number]];
const online: WholeOrder = { ...SAMPLE_ORDER, order: { ...SAMPLE_ORDER.order, payment_method: 'razorpay' } };
const cancelled = eventsOf('cancelled', [part], 'I ordered it by mistake');

/** Every mail that the shop sends, made of samples, by the name of what makes it. */
export const SAMPLE_MAILS: Readonly<Record<string, Mail>> = {
  receiptMail: orders.receiptMail(HEAD, ASHA, SAMPLE_ORDER),
  saleMail: orders.saleMail(HEAD, DECCAN, SAMPLE_ORDER, part),
  'statusMail, in shipping': orders.statusMail(HEAD, ASHA, SAMPLE_ORDER, eventsOf('inShipping', [part])),
  'statusMail, tracking': orders.statusMail(HEAD, ASHA, SAMPLE_ORDER, eventsOf(null, [part], 'Tracking')),
  'statusMail, cancelled': orders.statusMail(HEAD, ASHA, fallen('cancelled'), cancelled),
  'statusMail, rejected and nothing paid': orders.statusMail(
    HEAD,
    ASHA,
    { ...fallen('rejected'), refunds: [] },
    eventsOf('rejected', parts, null, 'out-of-stock'),
  ),
  'statusMail, rejected and its cash still out': orders.statusMail(
    HEAD,
    ASHA,
    { ...fallen('rejected'), refunds: [{ ...refund, payment_id: null, waitsForCash: true }] },
    eventsOf('rejected', [part]),
  ),
  saleCancelledMail: orders.saleCancelledMail(HEAD, DECCAN, { ...online, events: cancelled }, part),
  saleMovedMail: orders.saleMovedMail(HEAD, DECCAN, { ...online, events: eventsOf('rejected', [part]) }, part),
  paidMail: payments.paidMail(HEAD, ASHA, online, eventsOf('confirmed', parts)),
  paymentFailedMail: payments.paymentFailedMail(HEAD, ASHA, { ...online, payUntil: AT }, 'sample'),
  expiredMail: payments.expiredMail(HEAD, ASHA, online, eventsOf('cancelled', parts)),
  refundedMail: payments.refundedMail(HEAD, ASHA, online, { ...refund, state: 'settled', settled_at: AT }),
  'shopperMail, return requested': returns.shopperMail(HEAD, ASHA, sampleReturn('requested')),
  'shopperMail, return approved': returns.shopperMail(HEAD, ASHA, sampleReturn('approved')),
  'shopperMail, return settled': returns.shopperMail(HEAD, ASHA, sampleReturn('settled')),
  'shopperMail, return settled before its cash came': returns.shopperMail(HEAD, ASHA, owing(sampleReturn('settled'))),
  'sellerMail, return settled before its cash came': returns.sellerMail(HEAD, DECCAN, owing(sampleReturn('settled'))),
  'shopperMail, return refused': returns.shopperMail(
    HEAD,
    ASHA,
    sampleReturn('refused', 'The seal was broken by a fall.'),
  ),
  'sellerMail, return requested': returns.sellerMail(HEAD, DECCAN, sampleReturn('requested')),
  'sellerMail, return refused': returns.sellerMail(HEAD, DECCAN, sampleReturn('refused', 'The seal was broken.')),
  codeMail: account.codeMail(HEAD, ASHA.address, CODE),
  knownAddressMail: account.knownAddressMail(HEAD, ASHA.address),
  alarmMail: account.alarmMail(HEAD, 'anita@shop.example', AT),
  resetMail: ownAccount.resetMail(HEAD, ASHA.address, newId<'account code'>(), CODE),
  newAddressMail: ownAccount.newAddressMail(HEAD, ASHA.address, CODE),
  addressWantedMail: ownAccount.addressWantedMail(HEAD, ASHA.address),
  passwordChangedMail: ownAccount.passwordChangedMail(HEAD, ASHA.address),
  addressChangedMail: ownAccount.addressChangedMail(HEAD, ASHA.address),
  addressIsNewMail: ownAccount.addressIsNewMail(HEAD, ASHA.address),
  mobileChangedMail: ownAccount.mobileChangedMail(HEAD, ASHA.address),
  farewellMail: ownAccount.farewellMail(HEAD, ASHA, newId<'farewell'>()),
  adjustmentMail: adjustmentMail(HEAD, DECCAN, newId<'payout'>(), {
    ...PAYOUT,
    amount: paise(-499_00),
    note: 'A parcel was paid for twice.',
  }),
  payoutMail: payoutMail(HEAD, DECCAN, newId<'payout'>(), PAYOUT),
  payoutReversedMail: payoutReversedMail(HEAD, DECCAN, newId<'payout'>(), {
    paid: PAYOUT,
    reason: 'The bank sent it back: the account number was mistyped.',
  }),
  commissionMail: commissionMail(HEAD, DECCAN, COMMISSION),
  'commissionMail, credit note': commissionMail(HEAD, DECCAN, {
    ...{ ...COMMISSION, kind: 'commission-credit', number: 'SN/26-27/000001', month: '2026-11' },
  }),
  lowStockMail: lowStockMail(HEAD, DECCAN, 'low-stock-sample', [
    { id: newId<'product'>(), title: 'Power Bank 4i 20,000 mAh', sku: 'MI-PB-20', stock: 0 },
    { id: newId<'product'>(), title: 'Galaxy S25 Ultra', sku: null, stock: 3 },
  ]),
  messageMail: contact.messageMail(HEAD, SAMPLE_TICKET),
  acknowledgementMail: contact.acknowledgementMail(HEAD, SAMPLE_TICKET),
  answerMail: contact.answerMail(HEAD, SAMPLE_TICKET, { id: newId(), body: 'Yes, all winter, by air.' }),
  'bankChangedMail, changed': sellers.bankChangedMail(HEAD, DECCAN, BANK_CHANGE),
  'bankChangedMail, added': sellers.bankChangedMail(HEAD, DECCAN, { ...BANK_CHANGE, before: null }),
  'decisionMail, approved': sellers.decisionMail(HEAD, SAMPLE_SELLER, decided('Approved')),
  'decisionMail, rejected': sellers.decisionMail(HEAD, SAMPLE_SELLER, decided('Rejected')),
  addedMail: sellers.addedMail(HEAD, SAMPLE_SELLER),
  blockedMail: blocking.blockedMail(HEAD, ASHA_RAO, { reason: 'Reviews for goods never bought.', entry: 1 }),
  unblockedMail: blocking.unblockedMail(HEAD, ASHA_RAO, 1),
  'moderatedMail, hidden': moderated('It names a private person.'),
  'moderatedMail, shown again': moderated(null),
};

function fallen(status: 'cancelled' | 'rejected'): WholeOrder {
  return { ...online, parts: parts.map(one => ({ ...one, status })) };
}

function owing(mailed: ReturnType<typeof sampleReturn>) {
  return { ...mailed, refund: mailed.refund && { ...mailed.refund, waitsForCash: true } };
}

function decided(status: 'Approved' | 'Rejected') {
  const reason = status === 'Rejected' ? REASON : null;
  return { sellerId: SAMPLE_SELLER.id, before: 'Pending' as const, status, reason, entry: 1 };
}

function moderated(reason: string | null): Mail {
  const row = { title: 'Power Bank 4i 20,000 mAh', slug: 'power-bank-4i' };
  return moderatedMail(HEAD, ASHA_RAO, { row, reason, entry: 1 });
}

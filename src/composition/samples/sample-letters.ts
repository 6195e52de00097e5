import type { CommissionHead } from '#finance/invoices/server/commissions.queries.ts';
import { commissionInvoice } from '#finance/invoices/server/invoices.events.ts';
import * as ledger from '#finance/ledger/server/ledger.events.ts';
import type { ManualPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import * as contact from '#office/contact/server/contact.events.ts';
import * as people from '#office/people/server/people.events.ts';
import { switchedOff } from '#office/webhooks/server/webhooks.events.ts';
import * as orders from '#orders/orders/server/letters/order-letters.ts';
import * as payments from '#orders/orders/server/letters/payment-letters.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import * as returns from '#orders/returns/server/return-letters.ts';
import * as ownAccount from '#people/accounts/server/own-account/own-account-letters.ts';
import * as registering from '#people/accounts/server/registration/registering-letters.ts';
import * as sellers from '#people/sellers/server/sellers.events.ts';
import type { EventName } from '#platform/context.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { Letter } from '#platform/notify/letter.ts';
import { approvalsDecided } from '#products/approvals/server/approvals.events.ts';
import { HOME } from '#products/fronts/front.ts';
import { proposalDecided, sectionProposed } from '#products/fronts/server/proposals/proposals.events.ts';
import { lowStock } from '#products/inventory/server/inventory.events.ts';
import { questionAnswered, questionAsked } from '#products/questions/server/questions.events.ts';
import { reviewModerated } from '#products/reviews/server/reviews.events.ts';
import { type NewsOfProduct, wishlistNews } from '#products/wishlist/server/wishlist.events.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { eventsOf, SAMPLE_ORDER } from './sample-order.ts';
import { SAMPLE_SELLER, SAMPLE_TICKET } from './sample-people.ts';
import { sampleReturn } from './sample-return.ts';

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
const edited = eventsOf(null, [part], '2 × Power Bank → 1 × Power Bank\n-249450\nOne is enough').map(event => ({
  ...event,
  kind: 'edited' as const,
}));
const PROPOSED = {
  ...{ id: newId<'proposed edit'>(), note: '1 × Power Bank → 2 × Power Bank\n249450\nThe buyer called' },
  ...{ difference_paise: paise(249_450), held_until: AT, made_by_name: 'Anita Desai' },
};
/** Taken on the telephone. */
const taken: WholeOrder = {
  ...online,
  events: eventsOf('pending', parts, 'Taken by Anita on the telephone').map(event => ({
    ...event,
    kind: 'placed' as const,
  })),
};
const cancelled = eventsOf('cancelled', [part], 'I ordered it by mistake');

const ASKED = {
  ...{ id: newId<'question'>(), title: 'Power Bank 4i 20,000 mAh', slug: 'power-bank-4i' },
  body: 'Does the charger come with it?',
};

const SAMPLE_PROPOSAL = {
  ...{ id: newId<'front proposal'>(), version: 1, front: HOME, state: 'open', reason: null },
  ...{ seller_name: 'Deccan Mobiles', note: 'Our prices for these are the lowest until Diwali.' },
  section: {
    ...{ _id: 'diwali', titles: { en: 'Diwali deals by Deccan Mobiles' }, from: null, until: null },
    ...{ kind: 'products', look: 'grid', count: 5, listing: '?onSale=true', chosen: [], tellsEnd: false },
  },
} as const satisfies Parameters<typeof sectionProposed>[1];

/** Samples of all notifications, by event and variant, to people who read a language. */
export function sampleLetters(
  language: string,
  SHOP: ShopIdentity = DEMO_IDENTITY,
): Readonly<Record<EventName, Readonly<Record<string, Letter>>>> {
  const ASHA = { email: 'asha@home.example', name: 'Asha Rao', mobile: '+919876543210', language };
  const TO_ASHA = { email: ASHA.email, language };
  const ASHA_RAO = { ...ASHA, userName: ASHA.name, kind: 'shopper' } as const;
  const SELLER = { ...SAMPLE_SELLER, language };
  const DECCAN = { email: SELLER.email, name: SELLER.user_name, mobile: SELLER.mobile, language };
  const CARE = { name: SHOP.name, email: SHOP.email, language };
  const TICKET = { ...SAMPLE_TICKET, language };
  return {
    'orders.placed': { cod: orders.orderPlaced(ASHA, SAMPLE_ORDER) },
    'orders.sold': { cod: orders.sold(DECCAN, SAMPLE_ORDER, part) },
    'orders.moved': {
      'in shipping': orders.orderMoved(ASHA, SAMPLE_ORDER, eventsOf('inShipping', [part])),
      tracking: orders.orderMoved(ASHA, SAMPLE_ORDER, eventsOf(null, [part], 'Tracking')),
      'tracking of all': orders.orderMoved(ASHA, SAMPLE_ORDER, eventsOf(null, parts, 'Tracking')),
      cancelled: orders.orderMoved(ASHA, fallen('cancelled'), cancelled),
      'rejected and nothing paid': orders.orderMoved(
        ASHA,
        { ...fallen('rejected'), refunds: [] },
        eventsOf('rejected', parts, null, 'out-of-stock'),
      ),
      'rejected and its cash still out': orders.orderMoved(
        ASHA,
        { ...fallen('rejected'), refunds: [{ ...refund, payment_id: null, waitsForCash: true }] },
        eventsOf('rejected', [part]),
      ),
      paid: payments.orderPaid(ASHA, online, eventsOf('confirmed', parts)),
      'not paid in time': payments.orderExpired(ASHA, online, eventsOf('cancelled', parts)),
      edited: orders.orderEdited(ASHA, SAMPLE_ORDER, edited),
      'link not paid in time': payments.orderExpired(ASHA, taken, eventsOf('cancelled', parts)),
    },
    'orders.sale-cancelled': { online: orders.saleCancelled(DECCAN, { ...online, events: cancelled }, part) },
    'orders.sale-moved': {
      edited: orders.saleEdited(SHOP, DECCAN, { ...SAMPLE_ORDER, events: edited }, part),
      rejected: orders.saleMoved(SHOP, DECCAN, { ...online, events: eventsOf('rejected', [part]) }, part),
    },
    'orders.payment-failed': { online: payments.paymentFailed(ASHA, { ...online, payUntil: AT }, 'sample') },
    'orders.pay-link': { online: payments.linkToPay(ASHA, { ...online, payUntil: AT }, 'sample') },
    'orders.edit-proposed': { online: orders.editProposed(ASHA, online, { edit: PROPOSED, token: 'sample' }) },
    'orders.refunded': { online: payments.refunded(ASHA, online, { ...refund, state: 'settled', settled_at: AT }) },
    'returns.moved': {
      requested: returns.returnMoved(ASHA, sampleReturn('requested')),
      approved: returns.returnMoved(ASHA, sampleReturn('approved')),
      received: returns.returnMoved(ASHA, sampleReturn('received')),
      settled: returns.returnMoved(ASHA, sampleReturn('settled')),
      'settled before its cash came': returns.returnMoved(ASHA, owing(sampleReturn('settled'))),
      refused: returns.returnMoved(ASHA, sampleReturn('refused', 'The seal was broken by a fall.')),
      withdrawn: returns.returnMoved(ASHA, sampleReturn('withdrawn')),
    },
    'returns.moved-for-seller': {
      requested: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('requested')),
      approved: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('approved')),
      received: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('received')),
      withdrawn: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('withdrawn')),
      settled: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('settled')),
      refused: returns.returnMovedForSeller(SHOP, DECCAN, sampleReturn('refused', 'The seal was broken.')),
      'settled before its cash came': returns.returnMovedForSeller(SHOP, DECCAN, owing(sampleReturn('settled'))),
    },
    'returns.cash-refunded': {
      'by UPI': returns.cashRefunded(ASHA, {
        ...{ id: refund.id, orderId: SAMPLE_ORDER.order.id, orderNumber: SAMPLE_ORDER.order.number },
        ...{ amount: refund.amount_paise, reference: 'UPI 530412778193' },
      }),
    },
    'approvals.decided': {
      approved: approvalsDecided(DECCAN, {
        ...{ sellerId: SELLER.id, entry: 1, isApproved: true, reason: null },
        ...{ products: 5_000, titles: ['Nandi One (128 GB)', 'Nandi One (256 GB)'] },
      }),
      'sent back': approvalsDecided(DECCAN, {
        ...{ sellerId: SELLER.id, entry: 2, isApproved: false, reason: 'The MRP must be the one on the pack.' },
        ...{ products: 1, titles: ['Nandi One (128 GB)'] },
      }),
    },
    'front-proposals.proposed': { proposed: sectionProposed(CARE, SAMPLE_PROPOSAL) },
    'front-proposals.decided': {
      taken: proposalDecided(DECCAN, { ...SAMPLE_PROPOSAL, state: 'taken' }),
      declined: proposalDecided(DECCAN, {
        ...{ ...SAMPLE_PROPOSAL, state: 'declined', reason: 'The home page has a sale of phones already.' },
      }),
    },
    'accounts.registration-code': {
      new: registering.registrationCode(SHOP, TO_ASHA, CODE),
      known: registering.addressKnown(SHOP, TO_ASHA),
    },
    'accounts.registration-paused': {
      paused: registering.registrationPaused(SHOP, { email: 'anita@shop.example', language }, AT),
    },
    'accounts.own-code': {
      reset: ownAccount.resetCode(SHOP, TO_ASHA, newId<'account code'>(), CODE),
      'new address': ownAccount.newEmailCode(TO_ASHA, CODE),
      'address of another': ownAccount.emailWanted(SHOP, TO_ASHA),
    },
    'accounts.text-code': { code: ownAccount.textCode({ ...TO_ASHA, textTo: '+919876543210' }, CODE) },
    'accounts.password-changed': { changed: ownAccount.passwordChanged(SHOP, TO_ASHA, { hasKeys: true }) },
    'accounts.mobile-changed': { changed: ownAccount.mobileChanged(SHOP, TO_ASHA) },
    'accounts.key-made': { made: ownAccount.keyMade(SHOP, TO_ASHA, { name: 'Stock program', beginning: 'bbk_Xy7a' }) },
    'accounts.email-changed': { changed: ownAccount.emailChanged(SHOP, TO_ASHA) },
    'accounts.email-confirmed': { confirmed: ownAccount.emailConfirmed(SHOP, TO_ASHA) },
    'accounts.deleted': { deleted: ownAccount.farewell(SHOP, ASHA, newId<'farewell'>()) },
    // Any mail can be tested; it looks as it does otherwise.
    'mails.test': { 'an order': orders.orderPlaced(ASHA, SAMPLE_ORDER) },
    'ledger.adjusted': {
      added: ledger.adjusted(DECCAN, newId<'payout'>(), {
        ...{ ...PAYOUT, amount: paise(499_00), note: 'A parcel was not paid for.' },
      }),
      deducted: ledger.adjusted(DECCAN, newId<'payout'>(), {
        ...{ ...PAYOUT, amount: paise(-499_00), note: 'A parcel was paid for twice.' },
      }),
    },
    'ledger.paid-out': { paid: ledger.paidOut(DECCAN, newId<'payout'>(), PAYOUT) },
    'ledger.payout-reversed': {
      reversed: ledger.payoutReversed(DECCAN, newId<'payout'>(), {
        paid: PAYOUT,
        reason: 'The bank sent it back: the account number was mistyped.',
      }),
    },
    'invoices.commission': {
      invoice: commissionInvoice(DECCAN, COMMISSION),
      'credit note': commissionInvoice(DECCAN, {
        ...{ ...COMMISSION, kind: 'commission-credit', number: 'SN/26-27/000001', month: '2026-11' },
      }),
    },
    'inventory.low-stock': {
      two: lowStock(DECCAN, 'low-stock-sample', {
        products: [
          { id: newId<'product'>(), title: 'Power Bank 4i 20,000 mAh', sku: 'MI-PB-20', stock: 0 },
          { id: newId<'product'>(), title: 'Galaxy S25 Ultra', sku: null, stock: 3 },
        ],
        count: 2,
      }),
    },
    'contact.received': { received: contact.messageReceived(CARE, TICKET) },
    'contact.acknowledged': { acknowledged: contact.messageAcknowledged(SHOP, TICKET) },
    'contact.answered': {
      answered: contact.ticketAnswered(SHOP, TICKET, { id: newId(), body: 'Yes, all winter, by air.' }),
    },
    'sellers.bank-changed': {
      changed: sellers.bankChanged(SHOP, DECCAN, BANK_CHANGE),
      added: sellers.bankChanged(SHOP, DECCAN, { ...BANK_CHANGE, before: null }),
    },
    'sellers.decided': {
      approved: sellers.sellerDecided(SHOP, SELLER, decided('Approved')),
      rejected: sellers.sellerDecided(SHOP, SELLER, decided('Rejected')),
    },
    'sellers.added': { added: sellers.sellerAdded(SHOP, SELLER) },
    'people.blocked': {
      shopper: people.blocked(SHOP, ASHA_RAO, { reason: 'Reviews for goods never bought.', entry: 1 }),
    },
    'people.unblocked': { shopper: people.unblocked(SHOP, ASHA_RAO, 1) },
    'questions.asked': { question: questionAsked(DECCAN, ASKED) },
    'questions.answered': { answer: questionAnswered(ASHA, ASKED, { ...ASKED, body: 'No, only the cable.' }) },
    'reviews.moderated': {
      hidden: moderated(SHOP, ASHA, 'It names a private person.'),
      'shown again': moderated(SHOP, ASHA, null),
    },
    'webhooks.switched-off': {
      failing: switchedOff(DECCAN, OFF),
      gone: switchedOff(DECCAN, { ...OFF, because: 'gone' }),
      full: switchedOff(DECCAN, { ...OFF, because: 'full' }),
    },
    'wishlist.news': {
      cheaper: newsOf(ASHA, [CHEAPER]),
      back: newsOf(ASHA, [BACK]),
      several: newsOf(ASHA, [CHEAPER, BACK, { ...CHEAPER, title: 'Buds Air 6', hasReturned: true }]),
    },
  };
}

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

const OFF = {
  ...{ id: newId<'webhook endpoint'>(), name: 'Warehouse', url: 'https://warehouse.example/hooks' },
  ...{ because: 'failing' as const, at: '2026-11-26T09:00:00Z' },
};

const CHEAPER: NewsOfProduct = {
  ...{ title: 'Power Bank 4i 20,000 mAh', slug: 'power-bank-4i' },
  ...{ price: paise(1_799_00), less: paise(200_00), hasReturned: false },
};
const BACK: NewsOfProduct = { ...CHEAPER, title: 'Nord 5', less: null, hasReturned: true };

function newsOf(to: Recipient, products: readonly NewsOfProduct[]): Letter {
  return wishlistNews(to, { id: 'wishlist-1', stopKey: newId(), products });
}

function moderated(shop: ShopIdentity, to: Recipient, reason: string | null): Letter {
  const row = { title: 'Power Bank 4i 20,000 mAh', slug: 'power-bank-4i' };
  return reviewModerated(shop, to, { row, reason, entry: 1 });
}

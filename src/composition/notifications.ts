import { invoiceEvents } from '#finance/invoices/server/invoices.ts';
import { ledgerEvents } from '#finance/ledger/server/ledger.ts';
import { contactEvents } from '#office/contact/server/contact.ts';
import { mailEvents, ownWords } from '#office/mails/server/mails.ts';
import { peopleEvents } from '#office/people/server/people.events.ts';
import { orderEvents } from '#orders/orders/server/orders.ts';
import { returnEvents } from '#orders/returns/server/returns.ts';
import { accountEvents, listFormerEmails } from '#people/accounts/server/accounts.ts';
import { sellerEvents } from '#people/sellers/server/sellers.ts';
import type { EventName } from '#platform/context.ts';
import type { AnyHandlers } from '#platform/jobs/job-queue.ts';
import type { Channel } from '#platform/notify/channel.ts';
import type { EventTable } from '#platform/notify/event.ts';
import { jobName, type Notifications, notifications } from '#platform/notify/notifications.ts';
import { approvalEvents } from '#products/approvals/server/approvals.ts';
import { frontProposalEvents } from '#products/fronts/server/fronts.ts';
import { inventoryEvents } from '#products/inventory/server/inventory.events.ts';
import { questionEvents } from '#products/questions/server/questions.ts';
import { reviewEvents } from '#products/reviews/server/reviews.ts';
import { wishlistEvents } from '#products/wishlist/server/wishlist.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { letterheadOf, setting } from '#shop/shop/server/shop.ts';

/** All notifications. */
export const EVENTS: EventTable<EventName, ShopIdentity> = {
  ...accountEvents,
  ...approvalEvents,
  ...frontProposalEvents,
  ...contactEvents,
  ...inventoryEvents,
  ...invoiceEvents,
  ...ledgerEvents,
  ...mailEvents,
  ...orderEvents,
  ...peopleEvents,
  ...questionEvents,
  ...returnEvents,
  ...reviewEvents,
  ...sellerEvents(listFormerEmails),
  ...wishlistEvents,
};

/**
 * Mail jobs as version 1 named them. Jobs in a queue of that version are still done. Remove this when no database comes
 * from there.
 */
export const FORMER_MAIL_JOBS = {
  'accounts.mail-account-code': 'accounts.own-code',
  'accounts.mail-alarm': 'accounts.registration-paused',
  'accounts.mail-code': 'accounts.registration-code',
  'accounts.mail-email-changed': 'accounts.email-changed',
  'accounts.mail-email-new': 'accounts.email-confirmed',
  'accounts.mail-farewell': 'accounts.deleted',
  'accounts.mail-mobile-changed': 'accounts.mobile-changed',
  'accounts.mail-password-changed': 'accounts.password-changed',
  'contact.acknowledge': 'contact.acknowledged',
  'contact.mail-answer': 'contact.answered',
  'contact.mail-message': 'contact.received',
  'inventory.mail-low-stock': 'inventory.low-stock',
  'invoices.mail-commission': 'invoices.commission',
  'ledger.mail-adjustment': 'ledger.adjusted',
  'ledger.mail-payout': 'ledger.paid-out',
  'ledger.mail-payout-reversed': 'ledger.payout-reversed',
  'orders.mail-payment-failed': 'orders.payment-failed',
  'orders.mail-receipt': 'orders.placed',
  'orders.mail-refunded': 'orders.refunded',
  'orders.mail-sale': 'orders.sold',
  'orders.mail-sale-cancelled': 'orders.sale-cancelled',
  'orders.mail-sale-moved': 'orders.sale-moved',
  'orders.mail-status': 'orders.moved',
  'people.mail-blocked': 'people.blocked',
  'people.mail-unblocked': 'people.unblocked',
  'returns.mail-cash-sent': 'returns.cash-refunded',
  'returns.mail-seller': 'returns.moved-for-seller',
  'returns.mail-shopper': 'returns.moved',
  'reviews.mail-moderated': 'reviews.moderated',
  'sellers.mail-added': 'sellers.added',
  'sellers.mail-bank-changed': 'sellers.bank-changed',
  'sellers.mail-decision': 'sellers.decided',
} as const satisfies Readonly<Record<string, EventName>>;

/** Sends the notifications of the shop's events. */
export interface ShopNotifications extends Notifications {
  /** Handlers of jobs that only older versions added. */
  readonly formerHandlers: AnyHandlers;
}

/** @param publicUrl the host of links; without it there are no links */
export function shopNotifications(channels: readonly Channel[], publicUrl: string | undefined): ShopNotifications {
  const told = notifications({
    events: EVENTS,
    channels,
    shopOf: ctx => setting(ctx, 'identity'),
    wordsOf: ownWords,
    headOf: shop => letterheadOf(shop, publicUrl),
  });
  const former = Object.entries(FORMER_MAIL_JOBS).map(([name, event]) => [name, jobName('mail', event)] as const);
  return {
    ...told,
    formerHandlers: Object.fromEntries(
      former.flatMap(([name, now]) => {
        const handle = told.handlers[now];
        return handle ? [[name, handle]] : [];
      }),
    ),
    labels: {
      ...told.labels,
      ...Object.fromEntries(former.map(([name, now]) => [name, told.labels[now] ?? (() => name)])),
    },
  };
}

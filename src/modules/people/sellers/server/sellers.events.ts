import { bankHoldUntil } from '#people/sellers/bank/bank-hold.ts';
import { findSellerToNotify } from '#people/sellers/server/find/seller-to-notify.queries.ts';
import { findVendor, type VendorRow } from '#people/sellers/server/vendors/vendors.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { backOfficeReader } from '#platform/notify/back-office-reader.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, type LetterBlock, letterTo, link, rows } from '#platform/notify/letter.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { contactSentence, type EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'sellers.added': { readonly sellerId: SellerId };
    'sellers.decided': Decided;
    'sellers.bank-changed': BankChanged;
  }
}

/** One decision as it was taken, whatever has been decided since. */
interface Decided {
  readonly sellerId: SellerId;
  readonly before: SellerStatus;
  readonly status: SellerStatus;
  readonly reason: string | null;
  /** The entry of the audit log, which names the decision for good. */
  readonly entry: number;
}

/** A bank account that was changed. */
interface BankChanged {
  readonly sellerId: SellerId;
  /** The last four digits of each; null where there was none before. */
  readonly before: string | null;
  readonly after: string;
  readonly at: string;
  /** The entry of the audit log, which names the change for good. */
  readonly entry: number;
}

/** Where somebody was written to until lately. */
type FormerEmails = (db: Ctx['db'], email: string) => Promise<readonly string[]>;

/** What sellers are told of their account in the shop. */
export function sellerEvents(formerEmails: FormerEmails): EventsOf<'sellers'> {
  return {
    'sellers.added': {
      label: () => t('office.jobs.event.sellersAdded'),
      for: 'seller',
      letters: async ({ db }, { sellerId }, shop) => {
        const seller = await findVendor(db, sellerId);
        return seller && sellerAdded(shop, seller);
      },
    },
    'sellers.decided': {
      label: () => t('office.jobs.event.sellersDecided'),
      for: 'seller',
      letters: async ({ db }, decided, shop) => {
        const seller = await findVendor(db, decided.sellerId);
        return seller && sellerDecided(shop, seller, decided);
      },
    },
    'sellers.bank-changed': {
      label: () => t('office.jobs.event.sellersBankChanged'),
      for: 'seller',
      // Whoever takes an account over may change its e-mail address too, so one that it had until lately is told as well.
      letters: async ({ db }, change, shop) => {
        const to = await findSellerToNotify(db, change.sellerId);
        if (!to) return undefined;
        const former = (await formerEmails(db, to.email)).map(email => ({ ...to, mobile: null, email }));
        return [to, ...former].map((each, copy) => bankChanged(shop, each, change, copy));
      },
    },
  };
}

/** To a seller: approved, with what comes next, or rejected, with the reason. */
export function sellerDecided(shop: ShopIdentity, seller: VendorRow, decided: Decided): Letter {
  const isApproved = decided.status === 'Approved';
  return letterTo(recipientOf(seller), () => ({
    id: `seller-${seller.id}-decision-${decided.entry}`,
    variant: isApproved ? 'approved' : 'rejected',
    subject: isApproved
      ? t('people.sellers.mail.approved.subject', { shop: shop.name })
      : t('people.sellers.mail.rejected.subject', { shop: shop.name }),
    blocks: isApproved ? approvedWords(decided) : rejectedWords(shop, decided),
  }));
}

/** To a seller whose account an administrator has made. The password is not in it. */
export function sellerAdded({ name }: ShopIdentity, seller: VendorRow): Letter {
  return letterTo(recipientOf(seller), () => ({
    id: `seller-${seller.id}-added`,
    subject: t('people.sellers.mail.added.subject', { shop: name }),
    blocks: [
      t('people.sellers.mail.added.text', { name: seller.user_name }),
      t('people.sellers.mail.profile'),
      link(t('people.sellers.mail.signIn'), paths.login),
    ],
  }));
}

/**
 * To a seller: its bank account was entered or changed, and until when payouts wait.
 * @param copy above 0 for the same letter to an address that the seller had before
 */
export function bankChanged({ name, email }: ShopIdentity, to: Recipient, change: BankChanged, copy = 0): Letter {
  const { sellerId, before, after, at, entry } = change;
  const changedAt = new Date(at);
  return letterTo(to, () => ({
    id: `seller-${sellerId}-bank-${entry}${copy === 0 ? '' : `-${copy}`}`,
    variant: before === null ? 'added' : 'changed',
    subject: before === null ? t('people.sellers.mail.bank.added') : t('people.sellers.mail.bank.changed'),
    blocks: [
      t('people.sellers.mail.bank.pays', { shop: name }),
      rows([
        ...(before === null
          ? []
          : [
              {
                label: t('people.sellers.mail.bank.old'),
                value: t('people.sellers.mail.bank.endsIn', { lastFour: before }),
              },
            ]),
        {
          label: t('people.sellers.mail.bank.new'),
          value: t('people.sellers.mail.bank.endsIn', { lastFour: after }),
          strong: true,
        },
        { label: t('people.sellers.mail.bank.changedOn'), value: dayAndHourText(changedAt) },
        { label: t('people.sellers.mail.bank.heldUntil'), value: dayAndHourText(bankHoldUntil(changedAt)) },
      ]),
      t('people.sellers.mail.bank.notYou', { email }),
      link(t('people.sellers.mail.viewProfile'), adminPaths.profile),
    ],
  }));
}

function approvedWords({ before }: Decided): LetterBlock[] {
  return [
    before === 'Rejected' ? t('people.sellers.mail.approved.again') : t('people.sellers.mail.approved.first'),
    t('people.sellers.mail.profile'),
    link(t('people.sellers.mail.viewProfile'), adminPaths.profile),
  ];
}

function rejectedWords(shop: ShopIdentity, { before, reason }: Decided): LetterBlock[] {
  return [
    before === 'Pending' ? t('people.sellers.mail.rejected.application') : t('people.sellers.mail.rejected.account'),
    ...(reason ? [heading(t('people.sellers.mail.rejected.reason')), reason] : []),
    before === 'Approved'
      ? t('people.sellers.mail.rejected.nextOnSale', { care: contactSentence(shop) })
      : t('people.sellers.mail.rejected.next', { care: contactSentence(shop) }),
    link(t('people.sellers.mail.signIn'), paths.login),
  ];
}

function recipientOf({ user_name: name, email, mobile, language }: VendorRow): Recipient {
  return backOfficeReader({ name, email, mobile, language });
}

import { findPosting, type ManualPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import { findSellerToNotify } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, type LetterBlock, letterTo, link, rows } from '#platform/notify/letter.ts';
import type { Id } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, paise } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayOfText } from '#shared/time/dates.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

type PayoutId = Id<'payout'>;

declare module '#platform/context.ts' {
  interface Events {
    'ledger.paid-out': { readonly payoutId: PayoutId };
    'ledger.payout-reversed': { readonly payoutId: PayoutId };
    'ledger.adjusted': { readonly adjustmentId: PayoutId };
  }
}

/** Notifications to sellers about their money. */
export const ledgerEvents: EventsOf<'ledger'> = {
  'ledger.paid-out': {
    label: () => t('office.jobs.event.ledgerPaidOut'),
    for: 'seller',
    letters: async ({ db }, { payoutId }) => {
      const paid = await findPosting(db, 'paid_out', payoutId);
      const to = paid && (await findSellerToNotify(db, paid.sellerId));
      return to && paidOut(to, payoutId, paid);
    },
  },
  'ledger.payout-reversed': {
    label: () => t('office.jobs.event.ledgerPayoutReversed'),
    for: 'seller',
    letters: async ({ db }, { payoutId }) => {
      const paid = await findPosting(db, 'paid_out', payoutId);
      const reversed = await findPosting(db, 'payout_reversed', payoutId);
      const to = paid && reversed && (await findSellerToNotify(db, paid.sellerId));
      return to && payoutReversed(to, payoutId, { paid, reason: reversed.note ?? '' });
    },
  },
  'ledger.adjusted': {
    label: () => t('office.jobs.event.ledgerAdjusted'),
    for: 'seller',
    letters: async ({ db }, { adjustmentId }) => {
      const adjustment = await findPosting(db, 'adjusted', adjustmentId);
      const to = adjustment && (await findSellerToNotify(db, adjustment.sellerId));
      return to && adjusted(to, adjustmentId, adjustment);
    },
  },
};

/** To the seller: money was sent to their bank account. */
export function paidOut(to: Recipient, id: PayoutId, paid: ManualPosting): Letter {
  const values = { amount: exactRupees(paise(-paid.amount)) };
  return letterTo(to, () => ({
    id: `payout-${id}`,
    values,
    subject: t('finance.ledger.mail.paidOut.subject', { amount: values.amount }),
    title: t('finance.ledger.mail.paidOut.title', { amount: values.amount }),
    blocks: [transfer(paid), t('finance.ledger.mail.paidOut.bank'), toEarnings()],
  }));
}

/** To the seller: a payout was reversed, with the reason; its amount is due again. */
export function payoutReversed(
  to: Recipient,
  id: PayoutId,
  { paid, reason }: { readonly paid: ManualPosting; readonly reason: string },
): Letter {
  const values = { amount: exactRupees(paise(-paid.amount)) };
  return letterTo(to, () => ({
    id: `payout-${id}-reversed`,
    values,
    subject: t('finance.ledger.mail.reversed.subject', { amount: values.amount }),
    blocks: [t('finance.ledger.mail.reversed.text', { reason }), transfer(paid), toEarnings()],
  }));
}

/** To the seller: their balance was adjusted, with amount and reason. */
export function adjusted(to: Recipient, id: PayoutId, { amount, note }: ManualPosting): Letter {
  const values = { amount: exactRupees(paise(Math.abs(amount))) };
  const isLess = amount < 0;
  return letterTo(to, () => ({
    id: `adjustment-${id}`,
    variant: isLess ? 'deducted' : 'added',
    values,
    subject: isLess
      ? t('finance.ledger.mail.adjusted.deducted', { amount: values.amount })
      : t('finance.ledger.mail.adjusted.added', { amount: values.amount }),
    blocks: [
      t('finance.ledger.mail.adjusted.text', { reason: note ?? '' }),
      t('finance.ledger.mail.adjusted.disagree'),
      toEarnings(),
    ],
  }));
}

function toEarnings(): LetterBlock {
  return link(t('finance.ledger.mail.view'), adminPaths.earnings);
}

function transfer({ amount, paidOn, reference }: ManualPosting): LetterBlock {
  return rows([
    { label: t('finance.ledger.mail.amount'), value: exactRupees(paise(-amount)), strong: true },
    ...(paidOn === null ? [] : [{ label: t('finance.ledger.mail.sentOn'), value: dayOfText(paidOn) }]),
    ...(reference === null ? [] : [{ label: t('finance.ledger.mail.reference'), value: reference }]),
  ]);
}

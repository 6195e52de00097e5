import { findPosting, type ManualPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import { findSellerToNotify } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, link, rows } from '#platform/notify/letter.ts';
import type { Id } from '#shared/id.ts';
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

const TO_EARNINGS = link('View your earnings', adminPaths.earnings);

/** Notifications to sellers about their money. */
export const ledgerEvents: EventsOf<'ledger'> = {
  'ledger.paid-out': {
    label: 'payout',
    for: 'seller',
    letters: async ({ db }, { payoutId }) => {
      const paid = await findPosting(db, 'paid_out', payoutId);
      const to = paid && (await findSellerToNotify(db, paid.sellerId));
      return to && paidOut(to, payoutId, paid);
    },
  },
  'ledger.payout-reversed': {
    label: 'payout reversed',
    for: 'seller',
    letters: async ({ db }, { payoutId }) => {
      const paid = await findPosting(db, 'paid_out', payoutId);
      const reversed = await findPosting(db, 'payout_reversed', payoutId);
      const to = paid && reversed && (await findSellerToNotify(db, paid.sellerId));
      return to && payoutReversed(to, payoutId, { paid, reason: reversed.note ?? '' });
    },
  },
  'ledger.adjusted': {
    label: 'balance adjusted',
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
  const amount = exactRupees(paise(-paid.amount));
  return {
    to,
    id: `payout-${id}`,
    subject: `We have sent you a payout of ${amount}`,
    title: `We have sent ${amount} to your bank account`,
    blocks: [transfer(paid), 'Your bank may take a day or two to show it in your account.', TO_EARNINGS],
  };
}

/** To the seller: a payout was reversed, with the reason; its amount is due again. */
export function payoutReversed(
  to: Recipient,
  id: PayoutId,
  { paid, reason }: { readonly paid: ManualPosting; readonly reason: string },
): Letter {
  return {
    to,
    id: `payout-${id}-reversed`,
    subject: `Your payout of ${exactRupees(paise(-paid.amount))} was reversed`,
    blocks: [
      `The amount is in your balance again, and we still owe it to you. Reason: ${reason}`,
      transfer(paid),
      TO_EARNINGS,
    ],
  };
}

/** To the seller: their balance was adjusted, with amount and reason. */
export function adjusted(to: Recipient, id: PayoutId, { amount, note }: ManualPosting): Letter {
  const difference = exactRupees(paise(Math.abs(amount)));
  return {
    to,
    id: `adjustment-${id}`,
    subject: amount < 0 ? `${difference} was deducted from your balance` : `${difference} was added to your balance`,
    blocks: [
      `We have adjusted your balance. Reason: ${note ?? ''}`,
      'If you don’t agree, write to us at the address below.',
      TO_EARNINGS,
    ],
  };
}

function transfer({ amount, paidOn, reference }: ManualPosting) {
  return rows([
    { label: 'Amount', value: exactRupees(paise(-amount)), strong: true },
    ...(paidOn === null ? [] : [{ label: 'Sent on', value: dayOfText(paidOn) }]),
    ...(reference === null ? [] : [{ label: 'Bank reference', value: reference }]),
  ]);
}

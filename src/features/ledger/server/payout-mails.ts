import { type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { dayOfText } from '#shared/dates.ts';
import type { Id } from '#shared/id.ts';
import { exactRupees, paise } from '#shared/money.ts';
import type { ManualPosting } from './manual-postings.queries.ts';

type PayoutId = Id<'payout'>;

/** To a seller: money was sent to its bank account. */
export function payoutMail(head: Letterhead, to: Mailbox, id: PayoutId, paid: ManualPosting): Mail {
  const amount = exactRupees(paise(-paid.amount));
  return letter(head, {
    to,
    event: `payout-${id}`,
    subject: `We have sent you a payout of ${amount}`,
    title: `We have sent ${amount} to your bank account`,
    blocks: [
      { kind: 'rows', rows: rowsOf(paid) },
      { kind: 'text', text: 'Your bank may take a day or two to show it in your account.' },
      ...linkTo(head, 'View your earnings', adminPaths.earnings),
    ],
  });
}

/** To a seller: a payout does not count any more, why, and that it is owed again. */
export function payoutReversedMail(
  head: Letterhead,
  to: Mailbox,
  id: PayoutId,
  { paid, reason }: { readonly paid: ManualPosting; readonly reason: string },
): Mail {
  const amount = exactRupees(paise(-paid.amount));
  return letter(head, {
    to,
    event: `payout-${id}-reversed`,
    subject: `Your payout of ${amount} was reversed`,
    title: `Your payout of ${amount} was reversed`,
    blocks: [
      { kind: 'text', text: `The amount is in your balance again, and we still owe it to you. Reason: ${reason}` },
      { kind: 'rows', rows: rowsOf(paid) },
      ...linkTo(head, 'View your earnings', adminPaths.earnings),
    ],
  });
}

/** To a seller: what it is owed was put right by hand, by how much, and why. */
export function adjustmentMail(head: Letterhead, to: Mailbox, id: PayoutId, { amount, note }: ManualPosting): Mail {
  const difference = exactRupees(paise(Math.abs(amount)));
  const title = amount < 0 ? `${difference} was deducted from your balance` : `${difference} was added to your balance`;
  return letter(head, {
    to,
    event: `adjustment-${id}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `We have adjusted your balance. Reason: ${note ?? ''}` },
      { kind: 'text', text: 'If you don’t agree, write to us at the address below.' },
      ...linkTo(head, 'View your earnings', adminPaths.earnings),
    ],
  });
}

function rowsOf({ amount, paidOn, reference }: ManualPosting) {
  return [
    { label: 'Amount', value: exactRupees(paise(-amount)), strong: true },
    ...(paidOn === null ? [] : [{ label: 'Sent on', value: dayOfText(paidOn) }]),
    ...(reference === null ? [] : [{ label: 'Bank reference', value: reference }]),
  ];
}

import { type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
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
    subject: `${amount} was sent to you`,
    title: `${amount} was sent to your bank account`,
    blocks: [
      { kind: 'rows', rows: rowsOf(paid) },
      { kind: 'text', text: 'Depending on the banks it can take a day or two until you see it on your account.' },
      ...linkTo(head, 'Open your earnings', '/admin/earnings'),
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
    subject: `The payout of ${amount} was taken back`,
    title: `The payout of ${amount} does not count any more`,
    blocks: [
      { kind: 'text', text: `It is part of what we owe you again. The reason: ${reason}` },
      { kind: 'rows', rows: rowsOf(paid) },
      ...linkTo(head, 'Open your earnings', '/admin/earnings'),
    ],
  });
}

/** To a seller: what it is owed was put right by hand, by how much, and why. */
export function adjustmentMail(head: Letterhead, to: Mailbox, id: PayoutId, { amount, note }: ManualPosting): Mail {
  const difference = exactRupees(paise(Math.abs(amount)));
  const title = amount < 0 ? `${difference} less is owed to you` : `${difference} more is owed to you`;
  return letter(head, {
    to,
    event: `adjustment-${id}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `Your balance was adjusted by hand. The reason: ${note ?? ''}` },
      { kind: 'text', text: 'If you see it differently, write to us: the address is below.' },
      ...linkTo(head, 'Open your earnings', '/admin/earnings'),
    ],
  });
}

function rowsOf({ amount, paidOn, reference }: ManualPosting) {
  return [
    { label: 'Amount', value: exactRupees(paise(-amount)), strong: true },
    ...(paidOn === null ? [] : [{ label: 'Sent on', value: dayOfText(paidOn) }]),
    ...(reference === null ? [] : [{ label: 'Reference of the bank', value: reference }]),
  ];
}

import { bankHoldUntil } from '#features/sellers/bank-hold.ts';
import { careOf, type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import { dayAndHourText } from '#shared/dates.ts';
import type { Decided } from './mail-sellers.ts';
import type { BankChanged } from './seller-profile.ts';
import type { VendorRow } from './vendors.queries.ts';

const PROFILE =
  'Please look through your seller profile: legal name, address, GST number and bank account. You can sell without it; orders can be shipped once it is complete, because invoices need it.';

/** To a seller: approved, with what comes next, or rejected, with the reason. */
export function decisionMail(head: Letterhead, seller: VendorRow, decided: Decided): Mail {
  const { shop } = head;
  const isApproved = decided.status === 'Approved';
  const blocks = isApproved ? approvedWords(head, decided) : rejectedWords(head, decided);
  const words = isApproved ? `You can sell at ${shop.name}` : `You can’t sell at ${shop.name} at present`;
  return letter(head, {
    to: { address: seller.email, name: seller.user_name },
    event: `seller-${seller.id}-decision-${decided.entry}`,
    subject: words,
    title: words,
    blocks,
  });
}

/** To a seller whose account the shop has made. */
export function addedMail(head: Letterhead, seller: VendorRow): Mail {
  const { shop } = head;
  const words = `Your seller account at ${shop.name}`;
  return letter(head, {
    to: { address: seller.email, name: seller.user_name },
    event: `seller-${seller.id}-added`,
    subject: words,
    title: words,
    blocks: [
      {
        kind: 'text',
        text: `We have made a seller account for ${seller.user_name}, and it is approved. Sign in with this e-mail address and the password that we have given you by another way.`,
      },
      { kind: 'text', text: PROFILE },
      ...linkTo(head, 'Sign in', '/login'),
    ],
  });
}

/**
 * To a seller: its bank account was entered or changed, and until when payouts wait.
 * @param copy above 0 for the same mail to an address that the seller had before
 */
export function bankChangedMail(head: Letterhead, to: Mailbox, change: BankChanged, copy = 0): Mail {
  const { sellerId, before, after, at, entry } = change;
  const changedAt = new Date(at);
  const title = before === null ? 'Your bank account was added' : 'Your bank account was changed';
  return letter(head, {
    to,
    event: `seller-${sellerId}-bank-${entry}${copy === 0 ? '' : `-${copy}`}`,
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: `This is the account that ${head.shop.name} pays your earnings to.` },
      {
        kind: 'rows',
        rows: [
          ...(before === null ? [] : [{ label: 'Account before', value: `ends in ${before}` }]),
          { label: 'Account now', value: `ends in ${after}`, strong: true },
          { label: 'Changed on', value: dayAndHourText(changedAt) },
          { label: 'Payouts wait until', value: dayAndHourText(bankHoldUntil(changedAt)) },
        ],
      },
      {
        kind: 'text',
        text: `If it was not you, change your password at once and write to ${head.shop.email} before payouts go on.`,
      },
      ...linkTo(head, 'Open your seller profile', '/admin/profile'),
    ],
  });
}

function approvedWords(head: Letterhead, { before }: Decided): MailBlock[] {
  const isBack = before === 'Rejected';
  return [
    {
      kind: 'text',
      text: isBack
        ? 'We have approved your seller account after all. What you had on sale is on sale again.'
        : 'We have checked your details and approved your seller account.',
    },
    { kind: 'text', text: PROFILE },
    ...linkTo(head, 'Open your seller profile', '/admin/profile'),
  ];
}

function rejectedWords(head: Letterhead, { before, reason }: Decided): MailBlock[] {
  const { shop } = head;
  return [
    {
      kind: 'text',
      text:
        before === 'Pending'
          ? 'We have looked at your application to sell here and could not approve it.'
          : 'Your seller account is rejected from now on, and nothing of yours is on sale.',
    },
    ...(reason ? [{ kind: 'heading', text: 'The reason' } as const, { kind: 'text', text: reason } as const] : []),
    {
      kind: 'text',
      text: `You can still sign in and read this. Once it is settled we can approve you after all${before === 'Approved' ? ', and what you had on sale returns' : ''}: write to ${careOf(shop)}.`,
    },
    ...linkTo(head, 'Sign in', '/login'),
  ];
}

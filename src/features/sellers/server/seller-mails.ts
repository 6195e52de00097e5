import { bankHoldUntil } from '#features/sellers/bank-hold.ts';
import { careOf, type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { dayAndHourText } from '#shared/dates.ts';
import * as paths from '#shared/paths.ts';
import type { Decided } from './mail-sellers.ts';
import type { BankChanged } from './seller-profile.ts';
import type { VendorRow } from './vendors.queries.ts';

const PROFILE =
  'Please complete your seller profile: legal name, address, GST number and bank account. You can sell right away, and ship orders once the profile is complete, because invoices need it.';

/** To a seller: approved, with what comes next, or rejected, with the reason. */
export function decisionMail(head: Letterhead, seller: VendorRow, decided: Decided): Mail {
  const { shop } = head;
  const isApproved = decided.status === 'Approved';
  const blocks = isApproved ? approvedWords(head, decided) : rejectedWords(head, decided);
  const words = isApproved ? `You can now sell on ${shop.name}` : `You can’t sell on ${shop.name} at the moment`;
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
  const words = `Your seller account on ${shop.name}`;
  return letter(head, {
    to: { address: seller.email, name: seller.user_name },
    event: `seller-${seller.id}-added`,
    subject: words,
    title: words,
    blocks: [
      {
        kind: 'text',
        text: `We have created an approved seller account for ${seller.user_name}. Sign in with this e-mail address and the password we gave you separately.`,
      },
      { kind: 'text', text: PROFILE },
      ...linkTo(head, 'Sign in', paths.login),
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
      { kind: 'text', text: `${head.shop.name} pays your earnings to this account.` },
      {
        kind: 'rows',
        rows: [
          ...(before === null ? [] : [{ label: 'Old account', value: `ends in ${before}` }]),
          { label: 'New account', value: `ends in ${after}`, strong: true },
          { label: 'Changed on', value: dayAndHourText(changedAt) },
          { label: 'Payouts on hold until', value: dayAndHourText(bankHoldUntil(changedAt)) },
        ],
      },
      {
        kind: 'text',
        text: `If it was not you, change your password at once and write to ${head.shop.email} before payouts resume.`,
      },
      ...linkTo(head, 'View your seller profile', adminPaths.profile),
    ],
  });
}

function approvedWords(head: Letterhead, { before }: Decided): MailBlock[] {
  const isBack = before === 'Rejected';
  return [
    {
      kind: 'text',
      text: isBack
        ? 'We have approved your seller account. The products you had on sale are live again.'
        : 'We have checked your details and approved your seller account.',
    },
    { kind: 'text', text: PROFILE },
    ...linkTo(head, 'View your seller profile', adminPaths.profile),
  ];
}

function rejectedWords(head: Letterhead, { before, reason }: Decided): MailBlock[] {
  const { shop } = head;
  return [
    {
      kind: 'text',
      text:
        before === 'Pending'
          ? 'We have reviewed your application and could not approve it.'
          : 'We have rejected your seller account, and your products are no longer on sale.',
    },
    ...(reason ? [{ kind: 'heading', text: 'Reason' } as const, { kind: 'text', text: reason } as const] : []),
    {
      kind: 'text',
      text: `You can still sign in and see this reason. Once you have resolved it, write to ${careOf(shop)} and we’ll review your account again.${before === 'Approved' ? ' If we approve it, your products go back on sale.' : ''}`,
    },
    ...linkTo(head, 'Sign in', paths.login),
  ];
}

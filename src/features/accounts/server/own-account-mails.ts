import { showAccountCode } from '#features/accounts/account-code.ts';
import { ACCOUNT_CODE_MINUTES } from '#features/accounts/password-reset.contract.ts';
import { type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import type { AccountCodeId, FarewellId } from './accounts.tables.ts';

const once = `It works once, for ${ACCOUNT_CODE_MINUTES} minutes.`;
const notAsked = 'If you did not ask for it, you need not do anything: without the code nothing changes.';

/** The code that chooses a new password, and where the shop knows its own address a link that carries it. */
export function resetMail(head: Letterhead, address: string, id: AccountCodeId, code: string): Mail {
  return mailed(head, address, `${showAccountCode(code)} is your code for a new password`, 'Choose a new password', [
    text(`Your code is ${showAccountCode(code)}. ${once}`),
    // Behind the #, so that no server, log or referrer ever reads it.
    ...linkTo(head, 'Choose a new password', `/forgot-password#${id}.${code}`),
    text(`Nobody from ${head.shop.name} will ever ask you for this code. ${notAsked}`),
  ]);
}

/** The code that proves a new address, to that address. */
export function newAddressMail(head: Letterhead, address: string, code: string): Mail {
  return mailed(head, address, `${showAccountCode(code)} confirms your e-mail address`, 'Confirm this address', [
    text(`Your code is ${showAccountCode(code)}. ${once} Type it where you asked to change your e-mail address.`),
    text(notAsked),
  ]);
}

/** To the owner of an account, when somebody wanted its address for another account. */
export function addressWantedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Somebody wanted to use your e-mail address', 'Your address stays yours', [
    text(
      `Somebody with another account at ${head.shop.name} has asked to use this e-mail address. It belongs to your account, so nothing has changed.`,
    ),
    text('If it was you, sign in with this address, or choose a new password with it.'),
  ]);
}

export function passwordChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your password was changed', 'Your password was changed', [
    text('Everywhere else where you were signed in, you have been signed out.'),
    ...notYou(head),
  ]);
}

/** To the address that an account had before. */
export function addressChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your e-mail address was changed', 'Your e-mail address was changed', [
    text(`Your account at ${head.shop.name} has another e-mail address now, and this one no longer signs you in.`),
    ...notYou(head),
  ]);
}

/** To the address that an account has now. */
export function addressIsNewMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'This is your e-mail address now', 'Your e-mail address was changed', [
    text(
      `Your account at ${head.shop.name} has this e-mail address from now on: it signs you in, and news of your orders comes here.`,
    ),
    ...notYou(head),
  ]);
}

export function mobileChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your mobile number was changed', 'Your mobile number was changed', [
    text(`Your account at ${head.shop.name} has another mobile number now. Addresses you have saved keep theirs.`),
    ...notYou(head),
  ]);
}

/** The last one to somebody whose account is deleted. */
export function farewellMail(head: Letterhead, to: Mailbox, id: FarewellId): Mail {
  const { shop } = head;
  return letter(head, {
    to,
    event: `farewell-${id}`,
    subject: `Your account at ${shop.name} is deleted`,
    title: `Goodbye, ${to.name}`,
    blocks: [
      text('Your account is deleted, as you asked, and with it your addresses, cart and reviews.'),
      text(
        'Orders stay in our books without what leads to you, and invoices as they were issued, for as long as tax law asks. This is our last mail to this address; once it has left we forget it.',
      ),
      text(`If it was not you, write to ${shop.email}. You are welcome to register again at any time.`),
    ],
  });
}

function notYou(head: Letterhead): MailBlock[] {
  return [text(`If it was not you, choose a new password at once and write to ${head.shop.email}.`)];
}

function mailed(head: Letterhead, address: string, subject: string, title: string, blocks: readonly MailBlock[]): Mail {
  // Each is a new message: a second code must not hide behind the first.
  const event = `account-${crypto.randomUUID()}`;
  return letter(head, { to: { address }, event, subject, title, blocks });
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}

import { ACCOUNT_CODE_MINUTES } from '#features/accounts/password-reset.contract.ts';
import { careOf, type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import type { AccountCodeId, FarewellId } from '#shared/id.ts';
import * as paths from '#shared/paths.ts';

const once = `It is valid for ${ACCOUNT_CODE_MINUTES} minutes and can be used once.`;
const notAsked = 'If you did not request it, you can ignore this mail. Nothing changes without the code.';

/** The code that chooses a new password, and where the shop knows its own address a link that carries it. */
export function resetMail(head: Letterhead, address: string, id: AccountCodeId, code: string): Mail {
  return mailed(head, address, `${code} is your code for a new password`, 'Choose a new password', [
    text(`Your code is ${code}. ${once}`),
    // Behind the #, so that no server, log or referrer ever reads it.
    ...linkTo(head, 'Choose a new password', `${paths.forgotPassword}#${id}.${code}`),
    text(`Nobody from ${head.shop.name} will ever ask you for this code. ${notAsked}`),
  ]);
}

/** The code that proves a new address, to that address. */
export function newAddressMail(head: Letterhead, address: string, code: string): Mail {
  return mailed(head, address, `${code} confirms your e-mail address`, 'Confirm this address', [
    text(`Your code is ${code}. ${once} Enter it on the page where you asked to change your e-mail address.`),
    text(notAsked),
  ]);
}

/** To the owner of an account, when somebody wanted its address for another account. */
export function addressWantedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Someone tried to use your e-mail address', 'Your e-mail address has not changed', [
    text(
      `Someone with another account at ${head.shop.name} has asked to use this e-mail address. It belongs to your account, so nothing has changed.`,
    ),
    text('If it was you, sign in with this address. If you forgot your password, use it to choose a new one.'),
  ]);
}

export function passwordChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your password was changed', 'Your password was changed', [
    text('You have been signed out on all other devices.'),
    ...notYou(head),
  ]);
}

/** To the address that an account had before. */
export function addressChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your e-mail address was changed', 'Your e-mail address was changed', [
    text(
      `Your account at ${head.shop.name} now has a different e-mail address. You can no longer sign in with this one.`,
    ),
    ...notYou(head),
  ]);
}

/** To the address that an account has now. */
export function addressIsNewMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'This is your e-mail address now', 'Your e-mail address was changed', [
    text(
      `Your account at ${head.shop.name} now uses this e-mail address. Sign in with it; your order updates will come here.`,
    ),
    ...notYou(head),
  ]);
}

export function mobileChangedMail(head: Letterhead, address: string): Mail {
  return mailed(head, address, 'Your mobile number was changed', 'Your mobile number was changed', [
    text(
      `Your account at ${head.shop.name} now has a different mobile number. The phone numbers in your saved addresses have not changed.`,
    ),
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
        'We keep your orders without your personal details, and invoices as they were issued, for as long as tax law requires. This is our last mail to you: once it is sent, we delete this address.',
      ),
      text(`If it was not you, write to ${careOf(shop)}. You are welcome to register again at any time.`),
    ],
  });
}

function notYou(head: Letterhead): MailBlock[] {
  return [text(`If it was not you, choose a new password at once and write to ${careOf(head.shop)}.`)];
}

function mailed(head: Letterhead, address: string, subject: string, title: string, blocks: readonly MailBlock[]): Mail {
  // Each is a new message: a second code must not hide behind the first.
  const event = `account-${crypto.randomUUID()}`;
  return letter(head, { to: { address }, event, subject, title, blocks });
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}

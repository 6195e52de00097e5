import { ACCOUNT_CODE_MINUTES } from '#people/accounts/password/password-reset.contract.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Block, type Letter, link } from '#platform/notify/letter.ts';
import type { AccountCodeId, FarewellId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { careOf } from '#shop/shop/server/shop.ts';

const once = `It is valid for ${ACCOUNT_CODE_MINUTES} minutes and can be used once.`;
const notAsked = 'If you did not request it, you can ignore this mail. Nothing changes without the code.';

/** The code for a new password and, if the shop's public URL is configured, a link that contains it. */
export function resetCode({ name }: ShopIdentity, email: string, id: AccountCodeId, code: string): Letter {
  return letter({ email }, `${code} is your code for a new password`, 'Choose a new password', [
    `Your code is ${code}. ${once}`,
    // In the fragment, which reaches no server, log or referrer.
    link('Choose a new password', `${paths.forgotPassword}#${id}.${code}`),
    `Nobody from ${name} will ever ask you for this code. ${notAsked}`,
  ]);
}

/** The code that confirms a new address, sent to that address. */
export function newEmailCode(email: string, code: string): Letter {
  return letter({ email }, `${code} confirms your e-mail address`, 'Confirm this address', [
    `Your code is ${code}. ${once} Enter it on the page where you asked to change your e-mail address.`,
    notAsked,
  ]);
}

/** To the owner of an account whose address was requested for another account. */
export function emailWanted({ name }: ShopIdentity, email: string): Letter {
  return letter({ email }, 'Someone tried to use your e-mail address', 'Your e-mail address has not changed', [
    `Someone with another account at ${name} has asked to use this e-mail address. It belongs to your account, so nothing has changed.`,
    'If it was you, sign in with this address. If you forgot your password, use it to choose a new one.',
  ]);
}

export function passwordChanged(shop: ShopIdentity, to: Recipient): Letter {
  return letter(withoutName(to), 'Your password was changed', 'Your password was changed', [
    'You have been signed out on all other devices.',
    notYou(shop),
  ]);
}

/** To the former address. */
export function emailChanged(shop: ShopIdentity, to: Recipient): Letter {
  return letter(to, 'Your e-mail address was changed', 'Your e-mail address was changed', [
    `Your account at ${shop.name} now has a different e-mail address. You can no longer sign in with this one.`,
    notYou(shop),
  ]);
}

/** To the new address. */
export function emailConfirmed(shop: ShopIdentity, to: Recipient): Letter {
  return letter(to, 'This is your e-mail address now', 'Your e-mail address was changed', [
    `Your account at ${shop.name} now uses this e-mail address. Sign in with it; your order updates will come here.`,
    notYou(shop),
  ]);
}

export function mobileChanged(shop: ShopIdentity, to: Recipient): Letter {
  return letter(withoutName(to), 'Your mobile number was changed', 'Your mobile number was changed', [
    `Your account at ${shop.name} now has a different mobile number. The phone numbers in your saved addresses have not changed.`,
    notYou(shop),
  ]);
}

/** The last mail to a user whose account is deleted. */
export function farewell(shop: ShopIdentity, to: Recipient, id: FarewellId): Letter {
  return {
    to,
    id: `farewell-${id}`,
    subject: `Your account at ${shop.name} is deleted`,
    title: `Goodbye, ${to.name}`,
    blocks: [
      'Your account is deleted, as you asked, and with it your addresses, cart and reviews.',
      'We keep your orders without your personal details, and invoices as they were issued, for as long as tax law requires. This is our last mail to you: once it is sent, we delete this address.',
      `If it was not you, write to ${careOf(shop)}. You are welcome to register again at any time.`,
    ],
  };
}

/** Security notices carry no name. */
function withoutName({ email, mobile = null }: Recipient): Recipient {
  return { email, mobile };
}

function notYou(shop: ShopIdentity): string {
  return `If it was not you, choose a new password at once and write to ${careOf(shop)}.`;
}

function letter(to: Recipient, subject: string, title: string, blocks: readonly Block[]): Letter {
  // A unique id for each mail, so that mail programs don't hide a second code in the thread of the first.
  return { to, id: `account-${crypto.randomUUID()}`, subject, title, blocks };
}

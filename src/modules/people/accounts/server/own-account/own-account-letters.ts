import type { AgentOrderAbout } from '#people/accounts/guests/agent-order-about.ts';
import { ACCOUNT_CODE_MINUTES } from '#people/accounts/password/password-reset.contract.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link } from '#platform/notify/letter.ts';
import type { AccountCodeId, FarewellId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, paise } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { contactSentence } from '#shop/shop/server/shop.ts';

const minutes = ACCOUNT_CODE_MINUTES;

/** The code for a new password and, if the shop's public URL is configured, a link that contains it. */
export function resetCode({ name }: ShopIdentity, to: Recipient, id: AccountCodeId, code: string): Letter {
  return letter(to, () => ({
    subject: t('people.accounts.mail.reset.subject', { code }),
    title: t('people.accounts.mail.reset.title'),
    blocks: [
      t('people.accounts.mail.reset.code', { code, minutes }),
      // In the fragment, which reaches no server, log or referrer.
      link(t('people.accounts.mail.reset.link'), `${paths.forgotPassword}#${id}.${code}`),
      t('people.accounts.mail.reset.notAsked', { shop: name }),
    ],
  }));
}

/** The code with which a guest comes in. It contains nothing the requester typed, because they may not be the reader. */
export function guestCode({ name }: ShopIdentity, to: Recipient, code: string): Letter {
  return letter(to, () => ({
    variant: 'guest',
    subject: t('people.accounts.mail.guest.subject', { code, shop: name }),
    title: t('people.accounts.mail.guest.title'),
    blocks: [
      t('people.accounts.mail.guest.code', { code, minutes }),
      t('people.accounts.mail.guest.onlyHere', { shop: name }),
      t('people.accounts.mail.guest.notAsked', { shop: name }),
    ],
  }));
}

/** The code that orders what an agent prepared. It says what and for how much, because the reader gives it to somebody. */
export function agentCode(
  { name }: ShopIdentity,
  to: Recipient,
  code: string,
  { title, more, totalPaise, platform }: AgentOrderAbout,
): Letter {
  const amount = exactRupees(paise(totalPaise));
  return letter(to, () => ({
    variant: 'agent',
    subject: t('people.accounts.mail.agent.subject', { code, shop: name }),
    title: t('people.accounts.mail.agent.title'),
    blocks: [
      more > 0
        ? t('people.accounts.mail.agent.whatAndMore', { title, more, amount, platform })
        : t('people.accounts.mail.agent.what', { title, amount, platform }),
      t('people.accounts.mail.agent.code', { code, minutes }),
      t('people.accounts.mail.agent.notYou'),
    ],
  }));
}

/** To the owner of an account whose address was used to order as a guest. */
export function guestHasAccount({ name }: ShopIdentity, to: Recipient): Letter {
  return letter(to, () => ({
    variant: 'guest-has-account',
    subject: t('people.accounts.mail.guestKnown.subject', { shop: name }),
    title: t('people.accounts.mail.guestKnown.title'),
    blocks: [
      t('people.accounts.mail.guestKnown.what', { shop: name }),
      link(t('people.accounts.login.title'), paths.login),
      t('people.accounts.mail.guestKnown.notYou'),
    ],
  }));
}

/** The code that confirms a new address, sent to that address. */
export function newEmailCode(to: Recipient, code: string): Letter {
  return letter(to, () => ({
    variant: 'new-address',
    subject: t('people.accounts.mail.newEmail.subject', { code }),
    title: t('people.accounts.mail.newEmail.title'),
    blocks: [t('people.accounts.mail.newEmail.code', { code, minutes }), t('people.accounts.mail.newEmail.notAsked')],
  }));
}

/** The code that confirms a number for text messages, sent to that number. */
export function textCode(to: Recipient, code: string): Letter {
  return letter(to, () => ({
    subject: t('people.accounts.mail.textCode.subject', { code, minutes }),
    blocks: [t('people.accounts.mail.textCode.notAsked')],
  }));
}

/** To the owner of an account whose address was requested for another account. */
export function emailWanted({ name }: ShopIdentity, to: Recipient): Letter {
  return letter(to, () => ({
    variant: 'address-wanted',
    subject: t('people.accounts.mail.emailWanted.subject'),
    title: t('people.accounts.mail.emailWanted.title'),
    blocks: [t('people.accounts.mail.emailWanted.what', { shop: name }), t('people.accounts.mail.emailWanted.you')],
  }));
}

/** @param of whether there are API keys, which go on working */
export function passwordChanged(shop: ShopIdentity, to: Recipient, { hasKeys }: { readonly hasKeys: boolean }): Letter {
  return letter(withoutName(to), () => ({
    subject: t('people.accounts.mail.passwordChanged.subject'),
    blocks: [
      t('people.accounts.mail.passwordChanged.what'),
      ...(hasKeys ? [t('people.accounts.mail.passwordChanged.keys')] : []),
      notYou(shop),
    ],
  }));
}

/** To the former address. */
export function emailChanged(shop: ShopIdentity, to: Recipient): Letter {
  return letter(to, () => ({
    subject: t('people.accounts.mail.emailChanged.subject'),
    blocks: [t('people.accounts.mail.emailChanged.what', { shop: shop.name }), notYou(shop)],
  }));
}

/** To the new address. */
export function emailConfirmed(shop: ShopIdentity, to: Recipient): Letter {
  return letter(to, () => ({
    subject: t('people.accounts.mail.emailConfirmed.subject'),
    title: t('people.accounts.mail.emailConfirmed.title'),
    blocks: [t('people.accounts.mail.emailConfirmed.what', { shop: shop.name }), notYou(shop)],
  }));
}

export function mobileChanged(shop: ShopIdentity, to: Recipient): Letter {
  return letter(withoutName(to), () => ({
    subject: t('people.accounts.mail.mobileChanged.subject'),
    blocks: [t('people.accounts.mail.mobileChanged.what', { shop: shop.name }), notYou(shop)],
  }));
}

/** @param key its name, and the characters that it begins with */
export function keyMade(
  shop: ShopIdentity,
  to: Recipient,
  { name, beginning }: { readonly name: string; readonly beginning: string },
): Letter {
  return letter(withoutName(to), () => ({
    subject: t('people.accounts.mail.keyMade.subject'),
    blocks: [t('people.accounts.mail.keyMade.what', { name, beginning, shop: shop.name }), notYou(shop)],
  }));
}

/** The last mail to a user whose account is deleted. */
export function farewell(shop: ShopIdentity, to: Recipient, id: FarewellId): Letter {
  return letterTo(to, () => ({
    id: `farewell-${id}`,
    subject: t('people.accounts.mail.deleted.subject', { shop: shop.name }),
    title: t('people.accounts.mail.deleted.title', { name: to.name ?? '' }),
    blocks: [
      t('people.accounts.mail.deleted.what'),
      t('people.accounts.mail.deleted.kept'),
      t('people.accounts.mail.deleted.notYou', { care: contactSentence(shop) }),
    ],
  }));
}

/** Security notices carry no name. */
function withoutName({ email, mobile = null, language }: Recipient): Recipient {
  return { email, mobile, ...(language !== undefined && { language }) };
}

function notYou(shop: ShopIdentity): string {
  return t('people.accounts.mail.notYou', { care: contactSentence(shop) });
}

function letter(to: Recipient, write: () => Omit<Letter, 'to' | 'id'>): Letter {
  // A unique id for each mail, so that mail programs don't hide a second code in the thread of the first.
  return { ...letterTo(to, write), id: `account-${crypto.randomUUID()}` };
}

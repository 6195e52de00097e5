import { guestMail } from '#people/accounts/server/guests/enter-as-guest.ts';
import { hasKeys } from '#people/accounts/server/keys/keys.queries.ts';
import {
  deleteOldAccountCodes,
  findPendingAccountCode,
  findPendingTextCode,
  storeAccountCode,
} from '#people/accounts/server/own-account/account-codes.queries.ts';
import { findChangedEmail } from '#people/accounts/server/own-account/own-account.queries.ts';
import * as own from '#people/accounts/server/own-account/own-account-letters.ts';
import {
  addressKnown,
  registrationCode,
  registrationPaused,
} from '#people/accounts/server/registration/registering-letters.ts';
import {
  deleteOldRegistrations,
  findCodeRecipient,
  storeCode,
} from '#people/accounts/server/registration/registrations.queries.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { newOneTimeCode } from '#people/accounts/server/sign-in/random-secrets.ts';
import {
  deleteFarewell,
  findFarewell,
  storeFarewell,
} from '#people/accounts/server/users/account-of-person.queries.ts';
import { findUserToNotify, listAdministratorsToNotify } from '#people/accounts/server/users/users.queries.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Letter } from '#platform/notify/letter.ts';
import type { AccountCodeId, FarewellId, UserId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'accounts.registration-code': { readonly registration: string };
    'accounts.registration-paused': { readonly since: string };
    'accounts.own-code': { readonly code: AccountCodeId };
    'accounts.text-code': { readonly code: AccountCodeId };
    'accounts.password-changed': { readonly user: UserId };
    'accounts.mobile-changed': { readonly user: UserId };
    'accounts.key-made': { readonly user: UserId; readonly name: string; readonly beginning: string };
    'accounts.email-changed': { readonly code: AccountCodeId };
    'accounts.email-confirmed': { readonly code: AccountCodeId };
    'accounts.deleted': { readonly farewell: FarewellId };
  }
}

/** Mails about accounts. None is sent if the account or the address no longer exists. */
export const accountEvents: EventsOf<'accounts'> = {
  'accounts.registration-code': {
    label: () => t('office.jobs.event.accountsRegistrationCode'),
    for: 'address',
    only: 'mail',
    letters: (ctx, { registration }, shop) => makeRegistrationCode(ctx, registration, shop),
  },
  'accounts.registration-paused': {
    label: () => t('office.jobs.event.accountsRegistrationPaused'),
    for: 'administrators',
    letters: async ({ db }, { since }, shop) =>
      (await listAdministratorsToNotify(db)).map(to => registrationPaused(shop, to, new Date(since))),
  },
  'accounts.own-code': {
    label: () => t('office.jobs.event.accountsOwnCode'),
    for: 'address',
    only: 'mail',
    letters: (ctx, { code }, shop) => makeOwnCode(ctx, code, shop),
  },
  'accounts.text-code': {
    label: () => t('office.jobs.event.accountsTextCode'),
    for: 'account',
    only: 'text',
    letters: (ctx, { code }) => makeTextCode(ctx, code),
  },
  'accounts.password-changed': {
    label: () => t('office.jobs.event.accountsPasswordChanged'),
    for: 'account',
    letters: async ({ db }, { user }, shop) => {
      const to = await findUserToNotify(db, user);
      return to && own.passwordChanged(shop, to, { hasKeys: await hasKeys(db, user) });
    },
  },
  'accounts.mobile-changed': {
    label: () => t('office.jobs.event.accountsMobileChanged'),
    for: 'account',
    letters: async ({ db }, { user }, shop) => {
      const to = await findUserToNotify(db, user);
      return to && own.mobileChanged(shop, to);
    },
  },
  'accounts.key-made': {
    label: () => t('office.jobs.event.accountsKeyMade'),
    for: 'account',
    letters: async ({ db }, { user, name, beginning }, shop) => {
      const to = await findUserToNotify(db, user);
      return to && own.keyMade(shop, to, { name, beginning });
    },
  },
  'accounts.email-changed': {
    label: () => t('office.jobs.event.accountsEmailChanged'),
    for: 'address',
    letters: async ({ db }, { code }, shop) => {
      const changed = await findChangedEmail(db, code);
      return changed?.former
        ? own.emailChanged(shop, { email: changed.former, language: changed.language })
        : undefined;
    },
  },
  'accounts.email-confirmed': {
    label: () => t('office.jobs.event.accountsEmailConfirmed'),
    for: 'address',
    letters: async ({ db }, { code }, shop) => {
      const changed = await findChangedEmail(db, code);
      return changed && own.emailConfirmed(shop, { email: changed.email, language: changed.language });
    },
  },
  'accounts.deleted': {
    label: () => t('office.jobs.event.accountsDeleted'),
    for: 'address',
    only: 'mail',
    letters: async ({ db }, { farewell }, shop) => {
      const to = await findFarewell(db, farewell);
      return to && own.farewell(shop, to, farewell);
    },
    // The address is deleted once the mail is sent.
    sent: ({ db }, { farewell }) => deleteFarewell(db, farewell),
  },
};

/** Schedules the last mail to a user whose account this transaction deletes. Call it before the account is erased. */
export async function sayFarewell(tx: TxCtx, userId: UserId): Promise<void> {
  await tx.notify('accounts.deleted', { farewell: await storeFarewell(tx.db, userId) });
}

/**
 * The code of a registration is generated here and not in step 1, so that only the mail contains it in plain text: the
 * job holds the registration's id, the database a slow hash as for passwords. If the process dies and the job runs
 * twice, two codes are mailed and the newer one is valid. If the address already has an account, its owner gets a notice
 * instead; a code that is never sent is stored all the same, so that guessing takes the same time.
 */
async function makeRegistrationCode({ db }: Ctx, id: string, shop: ShopIdentity): Promise<Letter | undefined> {
  const recipient = await findCodeRecipient(db, id);
  if (!recipient) return undefined;
  const code = newOneTimeCode();
  await storeCode(db, id, await hashPassword(code));
  await deleteOldRegistrations(db);
  const { email, language, isKnown } = recipient;
  return isKnown ? addressKnown(shop, { email, language }) : registrationCode(shop, { email, language }, code);
}

/**
 * The same for a code of an account (decision 6). An address without an account gets no mail. A code that is never sent
 * is stored all the same, so that nobody can find out whether an address has an account.
 */
async function makeOwnCode(ctx: Ctx, id: AccountCodeId, shop: ShopIdentity): Promise<Letter | undefined> {
  const { db } = ctx;
  const pending = await findPendingAccountCode(db, id);
  if (!pending) return undefined;
  const code = newOneTimeCode();
  await storeAccountCode(db, id, await hashPassword(code));
  await deleteOldAccountCodes(db);
  const { purpose, email, language, isKnown, about } = pending;
  const to = { email, language: language ?? SOURCE_LANGUAGE };
  if (purpose === 'guest' || purpose === 'agent') {
    const mail = await guestMail(ctx, email);
    const write = () => (about ? own.agentCode(shop, to, code, about) : own.guestCode(shop, to, code));
    return mail === 'code' ? write() : mail === null ? undefined : own.guestHasAccount(shop, to);
  }
  if (purpose === 'email') return isKnown ? own.emailWanted(shop, to) : own.newEmailCode(to, code);
  return isKnown ? own.resetCode(shop, to, id, code) : undefined;
}

/** The same for text messages: the code is texted to the number that it confirms. */
async function makeTextCode({ db }: Ctx, id: AccountCodeId): Promise<Letter | undefined> {
  const pending = await findPendingTextCode(db, id);
  if (!pending) return undefined;
  const code = newOneTimeCode();
  await storeAccountCode(db, id, await hashPassword(code));
  await deleteOldAccountCodes(db);
  const { email, mobile, language } = pending;
  return own.textCode({ email, textTo: mobile, language }, code);
}

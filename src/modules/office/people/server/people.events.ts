import { findPerson, type Person } from '#people/accounts/server/accounts.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, letterTo, link } from '#platform/notify/letter.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { contactSentence, type EventsOf, officerOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    /** `entry` is the id of the audit log entry, used as message id. */
    'people.blocked': { readonly user: UserId; readonly reason: string; readonly entry: number };
    'people.unblocked': { readonly user: UserId; readonly entry: number };
  }
}

/** Mails about blocking and unblocking. */
export const peopleEvents: EventsOf<'people'> = {
  'people.blocked': {
    label: () => t('office.jobs.event.peopleBlocked'),
    for: 'account',
    letters: async ({ db }, { user, reason, entry }, shop) => {
      const person = await findPerson(db, user);
      return person && blocked(shop, person, { reason, entry });
    },
  },
  'people.unblocked': {
    label: () => t('office.jobs.event.peopleUnblocked'),
    for: 'account',
    letters: async ({ db }, { user, entry }, shop) => {
      const person = await findPerson(db, user);
      return person && unblocked(shop, person, entry);
    },
  },
};

type Reader = Pick<Person, 'email' | 'mobile' | 'userName' | 'kind' | 'language'>;

export function blocked(shop: ShopIdentity, to: Reader, { reason, entry }: { reason: string; entry: number }): Letter {
  return letterTo(recipientOf(to), () => ({
    id: `blocked-${entry}`,
    subject: t('office.people.mail.blocked.subject', { shop: shop.name }),
    blocks: [
      to.kind === 'seller' ? t('office.people.mail.blocked.whatSeller') : t('office.people.mail.blocked.what'),
      heading(t('office.people.mail.blocked.reason')),
      reason,
      shop.grievanceOfficer.name === ''
        ? t('office.people.mail.blocked.mistake', { care: contactSentence(shop) })
        : t('office.people.mail.blocked.mistakeOr', { care: contactSentence(shop), officer: officerOf(shop) }),
    ],
  }));
}

export function unblocked({ name }: ShopIdentity, to: Reader, entry: number): Letter {
  return letterTo(recipientOf(to), () => ({
    id: `unblocked-${entry}`,
    subject: t('office.people.mail.unblocked.subject', { shop: name }),
    blocks: [
      to.kind === 'seller' ? t('office.people.mail.unblocked.whatSeller') : t('office.people.mail.unblocked.what'),
      link(t('office.people.mail.unblocked.signIn'), paths.login),
    ],
  }));
}

function recipientOf({ email, userName: name, mobile, language }: Reader): Recipient {
  return { email, name, mobile, language };
}

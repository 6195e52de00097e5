import type { Recipient } from '#platform/notify/channel.ts';
import { code, type Letter, letterTo } from '#platform/notify/letter.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { CODE_MINUTES } from './registrations.queries.ts';

/** The code that confirms an address. It contains nothing the requester typed, because they may not be the reader. */
export function registrationCode({ name }: ShopIdentity, to: Recipient, digits: string): Letter {
  return letterTo(to, () => ({
    subject: t('people.accounts.mail.otp.subject', { code: digits, shop: name }),
    plain: true,
    blocks: [
      t('people.accounts.mail.otp.is', { shop: name }),
      code(digits),
      t('people.accounts.mail.otp.once', { minutes: CODE_MINUTES, shop: name }),
      t('people.accounts.mail.otp.notAsked'),
    ],
  }));
}

/** To the owner of an account whose address was used to register again. */
export function addressKnown({ name }: ShopIdentity, to: Recipient): Letter {
  return letterTo(to, () => ({
    variant: 'known',
    subject: t('people.accounts.mail.known.subject', { shop: name }),
    plain: true,
    blocks: [
      t('people.accounts.mail.known.what', { shop: name }),
      t('people.accounts.mail.known.you'),
      t('people.accounts.mail.known.notYou'),
    ],
  }));
}

const [[PROVIDERS_SHARE]] = LIMITS['register.provider'].windows;

/** To an administrator: the hourly limit of mails to unknown people is reached. */
export function registrationPaused({ name }: ShopIdentity, to: Recipient, since: Date): Letter {
  return letterTo(to, () => ({
    id: `registering-paused-${since.getTime()}`,
    subject: t('people.accounts.mail.paused.subject', { shop: name }),
    title: t('people.accounts.mail.paused.title'),
    blocks: [
      t('people.accounts.mail.paused.what', { since: dayAndHourText(since), shop: name, share: PROVIDERS_SHARE }),
      t('people.accounts.mail.paused.check'),
    ],
  }));
}

import { code, type Letter } from '#platform/notify/letter.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { CODE_MINUTES } from './registrations.queries.ts';

/** The code that confirms an address. It contains nothing the requester typed, because they may not be the reader. */
export function registrationCode({ name }: ShopIdentity, email: string, digits: string): Letter {
  return {
    to: { email },
    subject: `${digits} is your ${name} code`,
    plain: true,
    blocks: [
      `Your one-time code for ${name} is`,
      code(digits),
      `It is valid for ${CODE_MINUTES} minutes and can be used once. Nobody from ${name} will ever ask you for it.`,
      'If you did not request it, you can ignore this mail. No account is created without the code.',
    ],
  };
}

/** To the owner of an account whose address was used to register again. */
export function addressKnown({ name }: ShopIdentity, email: string): Letter {
  return {
    to: { email },
    subject: `You already have an account at ${name}`,
    plain: true,
    blocks: [
      `Someone has just tried to register at ${name} with this e-mail address. It already belongs to your account, so nothing has changed.`,
      'If it was you, sign in with this address and your password instead of registering again.',
      'If it was not you, you can ignore this mail.',
    ],
  };
}

const [[PROVIDERS_SHARE]] = LIMITS['register.provider'].windows;

/** To an administrator: the hourly limit of mails to unknown people is reached. */
export function registrationPaused({ name }: ShopIdentity, email: string, since: Date): Letter {
  return {
    to: { email },
    id: `registering-paused-${since.getTime()}`,
    subject: `${name}: registration is paused`,
    title: 'Registration is paused',
    blocks: [
      `Since ${dayAndHourText(since)}, registration at ${name} is paused for the internet providers that most requests come from, because more codes were requested in an hour than the shop mails to new customers. Customers of other providers can still register, up to ${PROVIDERS_SHARE} per provider. The pause ends by itself within the hour. Existing customers can sign in and order as usual.`,
      'If you did not expect so many new customers, someone may be requesting codes for other people’s addresses. To see which networks the requests come from, check the log of the proxy in front of the shop.',
    ],
  };
}

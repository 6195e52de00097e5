import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { MAX_CODES } from './offer.ts';
import { whyNotText } from './offer-words.ts';

/** `data` is the current cart, as for `pricesChanged`. */
export const offersMoved = problem('offers.moved', 'conflict', () => t('orders.offers.refusal.moved'));
/** An order that was called off can't use its offer again. */
export const offerUsedUp = problem('offers.used_up', 'conflict', (name: string) =>
  t('orders.offers.refusal.usedUp', { name }),
);
/** A code that can't apply whatever the buyer changes; it is not kept. */
export const codeNotUsable = problem('offers.code_not_usable', 'conflict', whyNotText);
export const tooManyOfferCodes = problem('offers.too_many_codes', 'conflict', () =>
  t('orders.offers.refusal.tooManyCodes', { most: MAX_CODES }),
);
/** Offers can’t be read at the moment. */
export const offersUnread = problem('offers.unread', 'unavailable', () => t('orders.offers.refusal.unread'));
export const tooManyCodeTries = problem('offers.too_many_code_tries', 'too-many', (seconds: number) =>
  t('orders.offers.refusal.tooManyWrongCodes', { wait: waitText(seconds) }),
);

import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { QUOTE_DAYS } from './exchange.ts';

/** Also a quote of somebody else, for another product, or that never was. */
export const quoteExpired = problem('exchanges.expired', 'conflict', () =>
  t('orders.exchanges.refusal.expired', { days: QUOTE_DAYS }),
);
/** Its number is in another order that is not finished, or chosen for two products. */
export const phoneInExchange = problem('exchanges.in_use', 'conflict', () => t('orders.exchanges.refusal.inUse'));
/** The shop, the seller, or for this product. */
export const exchangeNotTaken = problem('exchanges.not_taken', 'conflict', () =>
  t('orders.exchanges.refusal.notTaken'),
);
export const modelNotTaken = problem('exchanges.model', 'invalid', () => t('orders.exchanges.refusal.model'));
export const imeiInvalid = problem('exchanges.imei', 'invalid', () => t('orders.exchanges.refusal.imei'));
/** In this condition, or with so cheap a product. */
export const worthNothing = problem('exchanges.worth_nothing', 'conflict', () =>
  t('orders.exchanges.refusal.worthNothing'),
);
export const tooManyQuotes = problem('exchanges.too_many', 'too-many', (seconds: number) =>
  t('orders.exchanges.refusal.tooMany', { wait: waitText(seconds) }),
);

export const exchangeMissing = problem('exchanges.missing', 'missing', () => t('orders.exchanges.refusal.missing'));
export const exchangeSettled = problem('exchanges.settled', 'conflict', () => t('orders.exchanges.refusal.settled'));
/** The new product is not delivered and paid. */
export const exchangeTooEarly = problem('exchanges.too_early', 'conflict', () =>
  t('orders.exchanges.refusal.tooEarly'),
);
export const exchangeTooHigh = problem('exchanges.too_high', 'invalid', (most: Paise) =>
  t('orders.exchanges.refusal.tooHigh', { most: priceTag(most) }),
);

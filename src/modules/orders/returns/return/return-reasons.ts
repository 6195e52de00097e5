import { t } from '#shared/language/t.ts';
/** The reasons a shopper can choose from. */

export const RETURN_REASONS = {
  get damaged() {
    return t('orders.returns.reason.damaged');
  },
  get faulty() {
    return t('orders.returns.reason.faulty');
  },
  get wrong() {
    return t('orders.returns.reason.wrong');
  },
  get incomplete() {
    return t('orders.returns.reason.incomplete');
  },
  get unwanted() {
    return t('orders.returns.reason.unwanted');
  },
} as const;

/** Short forms for lists. */
export const SHORT_REASONS: Readonly<Record<keyof typeof RETURN_REASONS, string>> = {
  get damaged() {
    return t('orders.returns.short.damaged');
  },
  get faulty() {
    return t('orders.returns.short.faulty');
  },
  get wrong() {
    return t('orders.returns.short.wrong');
  },
  get incomplete() {
    return t('orders.returns.short.incomplete');
  },
  get unwanted() {
    return t('orders.returns.short.unwanted');
  },
};

export type ReturnReason = keyof typeof RETURN_REASONS;

export const REASON_NAMES = Object.keys(RETURN_REASONS) as [ReturnReason, ...ReturnReason[]];

/** Only for faulty items is the delivery charge refunded too (R52.4). */
export function isFaulty(reason: ReturnReason): boolean {
  return reason !== 'unwanted';
}

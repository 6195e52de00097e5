import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { shownNote } from './stored-notes.ts';

/** Reasons for rejecting. `told` is shown to the shopper; suspected fraud is not mentioned there. */
export const ORDER_REJECT_REASONS = {
  'out-of-stock': {
    get label() {
      return t('orders.orders.reason.outOfStock');
    },
    get told() {
      return t('orders.orders.reason.outOfStock.told');
    },
  },
  'price-error': {
    get label() {
      return t('orders.orders.reason.priceError');
    },
    get told() {
      return t('orders.orders.reason.priceError.told');
    },
  },
  'cannot-deliver': {
    get label() {
      return t('orders.orders.reason.cannotDeliver');
    },
    get told() {
      return t('orders.orders.reason.cannotDeliver.told');
    },
  },
  'buyer-asked': {
    get label() {
      return t('orders.orders.reason.buyerAsked');
    },
    get told() {
      return t('orders.orders.reason.buyerAsked.told');
    },
  },
  'not-verified': {
    get label() {
      return t('orders.orders.reason.notVerified');
    },
    get told() {
      return t('orders.orders.reason.notVerified.told');
    },
  },
  other: {
    get label() {
      return t('orders.orders.reason.other');
    },
    told: '',
  },
} as const;

export type RejectReason = keyof typeof ORDER_REJECT_REASONS;
export const REJECT_REASON_NAMES = Object.keys(ORDER_REJECT_REASONS) as [RejectReason, ...RejectReason[]];

export const MAX_REJECT_NOTE_LENGTH = 300;

export const reasonNotRejecting = problem('orders.reason_not_rejecting', 'invalid', () =>
  t('orders.orders.refusal.reasonNotRejecting'),
);
export const sayReason = problem('orders.say_reason', 'invalid', () => t('orders.orders.refusal.sayReason'));

/** A reason with its note. */
export interface Rejection {
  readonly reason: RejectReason | null;
  readonly note: string | null;
}

/** The reason as the shopper reads it; empty if none was given. */
export function toldReason({ reason, note }: Rejection): string {
  return [reason ? ORDER_REJECT_REASONS[reason].told : '', shownNote(note) ?? '']
    .filter(words => words !== '')
    .join(' ');
}

/** The reason as staff read it: “Suspected fraud: three cards, one address”. */
export function deskReason({ reason, note }: Rejection): string {
  const label = reason && reason !== 'other' ? ORDER_REJECT_REASONS[reason].label : '';
  const words = shownNote(note) ?? '';
  return label && words ? t('orders.orders.reason.withNote', { reason: label, note: words }) : label || words;
}

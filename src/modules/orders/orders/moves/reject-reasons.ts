import { problem } from '#shared/api/problem.ts';

/** Reasons for rejecting. `told` is shown to the shopper; suspected fraud is not mentioned there. */
export const ORDER_REJECT_REASONS = {
  'out-of-stock': { label: 'Out of stock', told: 'The product is out of stock.' },
  'price-error': { label: 'Price error', told: 'The price was wrong.' },
  'cannot-deliver': { label: 'Cannot deliver to this address', told: 'We cannot deliver to this address.' },
  'buyer-asked': { label: 'Shopper asked to cancel', told: 'You asked us to cancel it.' },
  'not-verified': { label: 'Suspected fraud', told: 'We could not verify this order.' },
  other: { label: 'Other', told: '' },
} as const;

export type RejectReason = keyof typeof ORDER_REJECT_REASONS;
export const REJECT_REASON_NAMES = Object.keys(ORDER_REJECT_REASONS) as [RejectReason, ...RejectReason[]];

export const MAX_REJECT_NOTE_LENGTH = 300;

export const reasonNotRejecting = problem(
  'orders.reason_not_rejecting',
  'invalid',
  'A reason can only be given when rejecting an order.',
);
export const sayReason = problem('orders.say_reason', 'invalid', 'Please enter a reason. The shopper will see it.');

/** A reason with its note. */
export interface Rejection {
  readonly reason: RejectReason | null;
  readonly note: string | null;
}

/** The reason as the shopper reads it; empty if none was given. */
export function toldReason({ reason, note }: Rejection): string {
  return [reason ? ORDER_REJECT_REASONS[reason].told : '', note ?? ''].filter(words => words !== '').join(' ');
}

/** The reason as staff read it: “Suspected fraud: three cards, one address”. */
export function deskReason({ reason, note }: Rejection): string {
  return [reason && reason !== 'other' ? ORDER_REJECT_REASONS[reason].label : '', note ?? '']
    .filter(words => words !== '')
    .join(': ');
}

import type { PaymentState } from './payment-states.ts';

/**
 * What becomes known of a try to pay: that its money came while the order wanted it or no longer did, that more came or
 * other than was asked for, that it failed or ran out, or that the shop stopped waiting for it.
 */
export const PAYMENT_EVENTS = ['paid', 'unwanted', 'again', 'wrong', 'failed', 'expired', 'dropped'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** What has to be done about it, in the transaction that writes the state. */
export type PaymentEffect =
  | 'confirm the order'
  /** The try's own money goes back. */
  | 'owe back'
  /** Money beside the try's own is written down by itself and goes back. */
  | 'owe back apart'
  /** The provider is to take no money for it any more. */
  | 'close';

export interface PaymentStep {
  readonly to: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

const APART = ['owe back apart'] as const;

/** What is not here changes nothing, so that every message may come twice, late and in any order. */
const STEPS: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentStep>>>>> = {
  open: {
    paid: { to: 'paid', effects: ['confirm the order'] },
    unwanted: { to: 'returned', effects: ['owe back'] },
    again: { to: 'open', effects: APART },
    wrong: { to: 'failed', effects: APART },
    failed: { to: 'failed', effects: [] },
    expired: { to: 'expired', effects: [] },
    dropped: { to: 'expired', effects: ['close'] },
  },
  failed: {
    paid: { to: 'paid', effects: ['confirm the order'] },
    unwanted: { to: 'returned', effects: ['owe back'] },
    again: { to: 'failed', effects: APART },
    wrong: { to: 'failed', effects: APART },
  },
  expired: {
    paid: { to: 'paid', effects: ['confirm the order'] },
    unwanted: { to: 'returned', effects: ['owe back'] },
    again: { to: 'expired', effects: APART },
    wrong: { to: 'expired', effects: APART },
  },
  paid: {
    again: { to: 'paid', effects: APART },
    wrong: { to: 'paid', effects: APART },
  },
  returned: {
    again: { to: 'returned', effects: APART },
    wrong: { to: 'returned', effects: APART },
  },
};

/** What an event brings a payment to, and what has to be done. */
export function stepOf(state: PaymentState, event: PaymentEvent): PaymentStep {
  return STEPS[state][event] ?? { to: state, effects: [] };
}

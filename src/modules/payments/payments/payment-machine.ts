import type { PaymentState } from './payment-states.ts';

/**
 * What can happen to a payment attempt:
 * `paid`: the money came and the order still wants it; `unwanted`: it came, but the order no longer wants it;
 * `again`: further money came; `wrong`: an amount or currency came that was not requested;
 * `failed`, `expired`: the provider reports so; `dropped`: the shop stopped waiting.
 */
export const PAYMENT_EVENTS = ['paid', 'unwanted', 'again', 'wrong', 'failed', 'expired', 'dropped'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Side effects of a step, carried out in the transaction that writes the state. */
export type PaymentEffect =
  | 'confirm the order'
  /** Refund the money of this attempt. */
  | 'owe back'
  /** Record money that does not belong to the attempt as a payment of its own, and refund it. */
  | 'owe back apart'
  /** Have the provider close the payment. */
  | 'close';

export interface PaymentStep {
  readonly to: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

const APART = ['owe back apart'] as const;

/** Events that are not listed change nothing, so messages may arrive twice, late and in any order. */
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

export function stepOf(state: PaymentState, event: PaymentEvent): PaymentStep {
  return STEPS[state][event] ?? { to: state, effects: [] };
}

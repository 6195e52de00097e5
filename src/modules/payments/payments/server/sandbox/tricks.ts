/** What money comes: `amount` is the whole, unless another is said in paise. */
export interface TrickMoney {
  readonly amount?: number;
  readonly currency?: string;
}

/** What happens to the messages about it. */
export interface TrickMessage {
  readonly kind: string;
  readonly afterSeconds?: number;
}

export interface Trick {
  readonly label: string;
  readonly note: string;
  /** How many times it is paid, and with what. */
  readonly pays: readonly TrickMoney[];
  readonly messages: readonly TrickMessage[];
  /** Also where the payment is over already. */
  readonly evenLate?: true;
  readonly refuses?: number;
}

const PAID = { kind: 'payment.paid' } as const;
const LATER_S = 60;

/** What one may have the provider for trying do; the first two are what shoppers do. */
export const TRICKS = {
  pay: { label: 'Pay', note: 'The payment goes through.', pays: [{}], messages: [PAID] },
  decline: { label: 'Decline', note: 'The payment fails.', pays: [], messages: [{ kind: 'payment.failed' }] },
  silent: { label: 'Pay, send no message', note: 'The shop has to ask for the result.', pays: [{}], messages: [] },
  delay: {
    label: 'Pay, message late',
    note: 'The message comes a minute later.',
    pays: [{}],
    messages: [{ ...PAID, afterSeconds: LATER_S }],
  },
  repeat: {
    label: 'Pay, message three times',
    note: 'The same message, again and again.',
    pays: [{}],
    messages: [PAID, PAID, PAID],
  },
  reorder: {
    label: 'Pay, messages out of order',
    note: 'The failure message comes after the success message.',
    pays: [{}],
    messages: [PAID, { kind: 'payment.failed' }],
  },
  twice: { label: 'Pay twice', note: 'The second payment is refunded.', pays: [{}, {}], messages: [PAID, PAID] },
  late: {
    label: 'Pay after the time is over',
    note: 'Like a slow bank, after the shop has stopped waiting.',
    pays: [{}],
    messages: [PAID],
    evenLate: true,
  },
  rupee: {
    label: 'Pay ₹1 only',
    note: 'Not the amount of the order.',
    pays: [{ amount: 100 }],
    messages: [PAID],
  },
  dollars: {
    label: 'Pay in dollars',
    note: 'Not the currency of the order.',
    pays: [{ currency: 'USD' }],
    messages: [PAID],
  },
  refuse: {
    label: 'Pay, refuse the first refund',
    note: 'A refund fails once and works the second time.',
    pays: [{}],
    messages: [PAID],
    refuses: 1,
  },
} as const satisfies Record<string, Trick>;

export type TrickName = keyof typeof TRICKS;

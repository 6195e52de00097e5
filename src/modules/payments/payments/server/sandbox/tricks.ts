export interface Trick {
  readonly label: string;
  readonly note: string;
  /** The captures; `amount` is in paise, by default the whole amount in INR. */
  readonly pays: readonly { readonly amount?: number; readonly currency?: string }[];
  readonly messages: readonly { readonly kind: string; readonly afterSeconds?: number }[];
  /** Also possible after the payment has expired. */
  readonly evenLate?: true;
  /** How many refunds of it are refused first. */
  readonly refuses?: number;
}

const PAID = { kind: 'payment.paid' } as const;
const LATER_S = 60;

/** The buttons of the approval page; the first two are for shoppers, the others try out problems. */
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

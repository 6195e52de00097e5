export interface Trick {
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
  pay: { pays: [{}], messages: [PAID] },
  decline: { pays: [], messages: [{ kind: 'payment.failed' }] },
  silent: { pays: [{}], messages: [] },
  delay: { pays: [{}], messages: [{ ...PAID, afterSeconds: LATER_S }] },
  repeat: { pays: [{}], messages: [PAID, PAID, PAID] },
  reorder: { pays: [{}], messages: [PAID, { kind: 'payment.failed' }] },
  twice: { pays: [{}, {}], messages: [PAID, PAID] },
  late: { pays: [{}], messages: [PAID], evenLate: true },
  rupee: { pays: [{ amount: 100 }], messages: [PAID] },
  dollars: { pays: [{ currency: 'USD' }], messages: [PAID] },
  refuse: { pays: [{}], messages: [PAID], refuses: 1 },
} as const satisfies Record<string, Trick>;

export type TrickName = keyof typeof TRICKS;

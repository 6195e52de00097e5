import type { Paise } from '#shared/money/money.ts';
import type { PaymentEvent } from './payment-machine.ts';

/** Money that a provider says has come. */
export interface Money {
  readonly ref: string;
  readonly payerRef: string | null;
  readonly amount: Paise;
  readonly currency: string;
}

/** The one currency of the shop. */
const CURRENCY = 'INR';

export interface Happening {
  readonly event: PaymentEvent;
  /** What came; undefined where nothing did. */
  readonly money?: Money;
}

/**
 * Reads out of what a provider says what has happened to a try: all money that is not known yet, in the order it came, or
 * that there is and will be none. Of several payments for one try the first right one counts.
 * @param isWanted whether the order still waits for this money
 */
export function readProvider(
  payment: { readonly amount: Paise; readonly captureRef: string | null },
  said: { readonly state: string; readonly captures: readonly Money[] },
  isWanted: boolean,
): Happening[] {
  let isTaken = payment.captureRef !== null;
  const came = said.captures
    .filter(({ ref }) => ref !== payment.captureRef)
    .map((money): Happening => {
      if (money.amount !== payment.amount || money.currency !== CURRENCY) return { event: 'wrong', money };
      if (isTaken) return { event: 'again', money };
      isTaken = true;
      return { event: isWanted ? 'paid' : 'unwanted', money };
    });
  if (came.length > 0 || isTaken) return came;
  return said.state === 'failed' || said.state === 'expired' ? [{ event: said.state }] : [];
}

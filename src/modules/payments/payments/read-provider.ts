import type { Paise } from '#shared/money/money.ts';
import type { Money } from '#shared/ports/payment-port.ts';
import type { PaymentEvent } from './payment-machine.ts';

const CURRENCY = 'INR';

export interface Happening {
  readonly event: PaymentEvent;
  /** Undefined if no money came. */
  readonly money?: Money;
}

/**
 * Derives the events of a payment attempt from what its provider reports: one for each capture that is not recorded
 * yet, in the order given, or its failure or expiry. If there are several captures, the first with the right amount,
 * currency and way of paying counts.
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
      if (money.amount !== payment.amount || money.currency !== CURRENCY || money.isOtherWay)
        return { event: 'wrong', money };
      if (isTaken) return { event: 'again', money };
      isTaken = true;
      return { event: isWanted ? 'paid' : 'unwanted', money };
    });
  if (came.length > 0 || isTaken) return came;
  return said.state === 'failed' || said.state === 'expired' ? [{ event: said.state }] : [];
}

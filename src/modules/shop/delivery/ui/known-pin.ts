import { type ReactNode, useSyncExternalStore } from 'react';
import type { Paise } from '#shared/money/money.ts';
import { keptText } from '#shared/page/kept-text.ts';
import type { DeliveryAnswer } from '#shop/delivery/delivery-answer.ts';
import { ofFirstAddress, readKeptPin } from '#shop/delivery/kept-pin.ts';

/** The PIN code that this browser delivers to, the one place for header, lists and product pages. */
export const keptPin = keptText('deliveryPincode');

/** A PIN code with what is known of delivery to it, by the state a product ships from. */
export interface KnownPin {
  /** The same as long as nothing that it says changes. */
  readonly key: string;
  readonly pincode: string;
  /** "Bengaluru"; empty outside the largest cities. */
  readonly city: string;
  readonly answerFrom: (sellerState: string | null) => DeliveryAnswer;
  /** When it arrives, as a sentence; undefined where the shop does not deliver. */
  readonly arrivalFrom: (sellerState: string | null) => string | undefined;
  /** "Get it by Thu 26 Nov", and what delivery costs. */
  readonly lineFrom: (sellerState: string | null, charge: Paise) => ReactNode;
}

let known: KnownPin | undefined;
const CHANGED = 'known-pin';

export function publishPin(pin: KnownPin | undefined): void {
  if (pin?.key === known?.key) return;
  known = pin;
  dispatchEvent(new Event(CHANGED));
}

function follow(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}

/** Undefined on the server, during hydration, without a PIN code, and until its words are loaded. */
export function useKnownPin(): KnownPin | undefined {
  return useSyncExternalStore(
    follow,
    () => known,
    () => undefined,
  );
}

/** Gives the lines with delivery dates their place, or takes it. */
export function reserveLines(isKnown: boolean): void {
  document.documentElement.toggleAttribute('data-pin', isKnown);
}

/** The first address of a signed-in shopper decides, unless another PIN code was chosen. */
export function firstAddressIs(pincode: string | undefined, user: string): void {
  if (!readKeptPin(keptPin.read()).isChosen) keptPin.write(ofFirstAddress(pincode, user));
}

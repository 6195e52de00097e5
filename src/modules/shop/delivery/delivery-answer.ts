import { cityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { stateName } from '#people/addresses/state.ts';
import { deliveryDays } from './delivery-days.ts';
import { deliveryBy, deliveryWindow } from './delivery-window.ts';
import { notServed } from './not-served.ts';

/** What shoppers read about a PIN code. */
export type DeliveryAnswer =
  | {
      readonly kind: 'promise';
      /** "Tue 24 – Thu 26 Nov" */
      readonly days: string;
      /** The last of these days: "Thu 26 Nov" */
      readonly by: string;
      /** "Bengaluru, Karnataka" */
      readonly place: string;
    }
  | { readonly kind: 'refusal'; readonly sentence: string };

/**
 * The expected delivery dates from a seller's state to a PIN code, or why it is not served. Cash on delivery is available
 * wherever we deliver.
 * @param state of the PIN code; null where the shop does not deliver (`servedState`)
 */
export function deliveryAnswer(
  pincode: string,
  state: string | null,
  sellerState: string | null,
  now: Date,
): DeliveryAnswer {
  if (state === null) return { kind: 'refusal', sentence: notServed(pincode).message };
  const days = deliveryDays(sellerState, state);
  const place = [cityOfPincode(pincode), stateName(state)].filter(Boolean).join(', ');
  return { kind: 'promise', days: deliveryWindow(now, days), by: deliveryBy(now, days), place };
}

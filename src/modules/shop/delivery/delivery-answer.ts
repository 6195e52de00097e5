import { cityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { stateName } from '#people/addresses/state.ts';
import { type District, notServed } from './contract.ts';
import { deliveryDays } from './delivery-days.ts';
import { deliveryWindow } from './delivery-window.ts';
import { isServed } from './service-area.ts';

/** What shoppers read about a PIN code. */
export type DeliveryAnswer =
  | {
      readonly kind: 'promise';
      /** "Tue 24 – Thu 26 Nov" */
      readonly days: string;
      /** "Bengaluru, Karnataka" */
      readonly place: string;
    }
  | { readonly kind: 'refusal'; readonly sentence: string };

/**
 * The expected delivery dates from a seller's state to a PIN code, or why it is not served. Cash on delivery is available
 * wherever we deliver.
 */
export function deliveryAnswer(
  pincode: string,
  district: District,
  sellerState: string | null,
  now: Date,
): DeliveryAnswer {
  const { state } = district;
  if (state === null || !isServed(district, pincode)) return { kind: 'refusal', sentence: notServed(pincode).message };
  const place = [cityOfPincode(pincode), stateName(state)].filter(Boolean).join(', ');
  return { kind: 'promise', days: deliveryWindow(now, deliveryDays(sellerState, state)), place };
}

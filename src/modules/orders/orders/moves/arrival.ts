import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { type DeliveryDays, deliveryDays } from '#shop/delivery/delivery-days.ts';
import { deliveryWindow } from '#shop/delivery/delivery-window.ts';

/**
 * The delivery window of items ordered now to a PIN code, spanning the windows that the product pages show per seller.
 * Undefined without an address, or where nobody delivers.
 */
export function arrivalOf(
  lines: readonly { readonly sellerState?: string | null | undefined }[],
  pincode: string | undefined,
  now: Date,
): string | undefined {
  const state = pincode === undefined ? undefined : stateOfPincode(pincode);
  const [first, ...others] = state ? lines.map(line => deliveryDays(line.sellerState ?? null, state)) : [];
  return first && deliveryWindow(now, others.reduce(widened, first));
}

function widened(one: DeliveryDays, other: DeliveryDays): DeliveryDays {
  return [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
}

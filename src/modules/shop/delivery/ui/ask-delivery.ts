import { listAddresses } from '#people/addresses/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import type { UserId } from '#shared/id.ts';
import { DISTRICT_DIGITS, getDistrict } from '#shop/delivery/contract.ts';
import { type DeliveryAnswer, deliveryAnswer } from '#shop/delivery/delivery-answer.ts';

/** Asks the API about a PIN code. Loaded lazily, because most visitors of a product don't enter one. @throws Problem */
export async function askDelivery(pincode: string, sellerState: string | null): Promise<DeliveryAnswer> {
  const { data } = await call(getDistrict, { district: pincode.slice(0, DISTRICT_DIGITS) });
  return deliveryAnswer(pincode, data, sellerState, new Date());
}

/** The PIN code of a user's first saved address. */
export async function savedPincode(userId: UserId): Promise<string | undefined> {
  try {
    return (await call(listAddresses, { userId })).data[0]?.pincode;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

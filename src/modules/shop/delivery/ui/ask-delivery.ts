import { listAddresses } from '#people/addresses/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { UserId } from '#shared/id.ts';
import { DISTRICT_DIGITS, getDistrict } from '#shop/delivery/contract.ts';
import { servedState } from '#shop/delivery/served-state.ts';

/** Asks the API about a PIN code. Loaded lazily, with the typed client. @throws Problem */
export async function askDelivery(pincode: string): Promise<{ state: string | null; exists: boolean }> {
  const { data } = await call(getDistrict, { district: pincode.slice(0, DISTRICT_DIGITS) });
  return { state: servedState(data, pincode), exists: data.state !== null };
}

/** The PIN code of a user's first saved address. @throws Problem */
export async function firstPincode(userId: UserId): Promise<string | undefined> {
  return (await call(listAddresses, { userId })).data[0]?.pincode;
}

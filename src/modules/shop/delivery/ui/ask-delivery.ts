import { listAddresses } from '#people/addresses/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { DISTRICT_DIGITS, getDistrict } from '#shop/delivery/contract.ts';
import { type DeliveryAnswer, deliveryAnswer } from '#shop/delivery/delivery-answer.ts';

/** An answer, and what holds for other sellers at the same PIN code. */
export type AskedAnswer = DeliveryAnswer & {
  /** When what they ship from a state arrives, as a sentence; undefined where the shop does not deliver. */
  readonly arrivalFrom?: (sellerState: string | null) => string | undefined;
};

/** Asks the API about a PIN code. Loaded lazily, because most visitors of a product don't enter one. @throws Problem */
export async function askDelivery(pincode: string, sellerState: string | null): Promise<AskedAnswer> {
  const { data } = await call(getDistrict, { district: pincode.slice(0, DISTRICT_DIGITS) });
  const from = (state: string | null) => deliveryAnswer(pincode, data, state, new Date());
  const arrivalFrom = (state: string | null) => {
    const answer = from(state);
    return answer.kind === 'promise' ? t('shop.delivery.arrives', { days: answer.days }) : undefined;
  };
  return { ...from(sellerState), arrivalFrom };
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

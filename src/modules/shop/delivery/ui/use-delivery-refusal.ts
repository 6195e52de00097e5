import { useAnswer } from '#routing/use-answer.ts';
import { DISTRICT_DIGITS, getDistrict } from '#shop/delivery/contract.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import { isServed } from '#shop/delivery/service-area.ts';

/**
 * The sentence that says that the shop does not deliver to a PIN code. Asks the API once per district.
 * @returns `undefined` while loading, `null` if the shop delivers there
 */
export function useDeliveryRefusal(pincode: string | undefined): string | null | undefined {
  const { answer, isFresh } = useAnswer(
    getDistrict,
    pincode === undefined ? null : { district: pincode.slice(0, DISTRICT_DIGITS) },
  );
  if (pincode === undefined || !answer || !isFresh) return undefined;
  return isServed(answer.data, pincode) ? null : notServed(pincode).message;
}

import { useAnswer } from '#routing/use-answer.ts';
import { DISTRICT_DIGITS, getDistrict, notServed } from '#shop/delivery/contract.ts';
import { isServed } from '#shop/delivery/service-area.ts';

/**
 * Whether products are sent to a PIN code, asked anew for each district: the shop's own sentence when they are not.
 * @returns `undefined` while that is not known, `null` when they are
 */
export function useDeliveryRefusal(pincode: string | undefined): string | null | undefined {
  const { answer, isFresh } = useAnswer(
    getDistrict,
    pincode === undefined ? null : { district: pincode.slice(0, DISTRICT_DIGITS) },
  );
  if (pincode === undefined || !answer || !isFresh) return undefined;
  return isServed(answer.data, pincode) ? null : notServed(pincode).message;
}

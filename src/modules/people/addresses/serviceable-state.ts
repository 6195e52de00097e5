import { invalidInput } from '#shared/api/problems.ts';
import { stateOfPincode } from './state-of-pincode.ts';

/**
 * The state an address lies in: the one its owner chose, else the one its PIN code points to.
 * @throws invalidInput on the field `pincode` where we do not deliver, whatever state was chosen
 */
export function serviceableState(pincode: string, chosen: string | undefined): string {
  const derived = stateOfPincode(pincode);
  if (!derived) throw invalidInput().with({ fields: { pincode: 'We do not deliver to this PIN code yet' } });
  return chosen ?? derived;
}

import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import { stateOfPincode } from './state-of-pincode.ts';

/**
 * The state of an address: the chosen one, otherwise that of its PIN code.
 * @throws invalidInput at the field `pincode` where the shop does not deliver, whatever state was chosen
 */
export function serviceableState(pincode: string, chosen: string | undefined): string {
  const derived = stateOfPincode(pincode);
  if (!derived) throw invalidInput().with({ fields: { pincode: () => t('people.addresses.fault.unserved') } });
  return chosen ?? derived;
}

import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import type { District } from './contract.ts';
import { areaWithin, type ServiceArea } from './service-area.ts';

/** A sorting district by its digits. Digits without a state are never served, even if the settings list them. */
export function districtOf(area: ServiceArea, digits: string): District {
  const state = stateOfPincode(digits);
  return state ? { state, ...areaWithin(area, digits) } : { state: null, served: [], refused: [], elsewhere: false };
}

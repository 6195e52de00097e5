import type { District } from './contract.ts';
import { isServed } from './service-area.ts';

/** The state of a PIN code in its district; null where the shop does not deliver. */
export function servedState(district: District, pincode: string): string | null {
  return isServed(district, pincode) ? district.state : null;
}

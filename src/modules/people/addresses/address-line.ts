import { stateName } from './state.ts';

/** An address in one line: "14 Residency Road, Bengaluru, Karnataka 560025". */
export function addressLine(address: {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
}): string {
  return `${address.address}, ${address.city}, ${stateName(address.state)} ${address.pincode}`;
}

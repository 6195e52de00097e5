import { isStateCode, type StateCode } from '#people/addresses/state.ts';

/** The state in which a GST number is registered. Undefined for those of the centre and of "other territory", which are good anywhere. */
export function stateOfGstin(gstin: string): StateCode | undefined {
  const code = gstin.slice(0, 2);
  return isStateCode(code) ? code : undefined;
}

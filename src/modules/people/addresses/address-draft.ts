import { isBlank } from '#shared/text/blank.ts';
import { cityOfPincode, isCityOfPincode } from './city-of-pincode.ts';
import type { Address } from './contract.ts';
import { readMobile } from './mobile.ts';
import { pincodeFault, readPincode } from './pincode.ts';
import { isStateCode, type StateCode } from './state.ts';
import { stateOfPincode } from './state-of-pincode.ts';

/** An address while it is being written: what stands in the fields of the form. */
export interface AddressDraft {
  readonly pincode: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  /** A GST state code, or nothing yet. */
  readonly state: string;
  readonly notes: string;
}

export type AddressField = keyof AddressDraft;

export const BLANK_DRAFT: AddressDraft = {
  pincode: '',
  name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  notes: '',
};

/** As many characters as the server takes. */
export const MAX_ADDRESS_LENGTHS: Readonly<Record<'name' | 'address' | 'city' | 'notes', number>> = {
  name: 100,
  address: 300,
  city: 100,
  notes: 500,
};

const REQUIRED = ['address', 'city', 'pincode', 'phone', 'notes'] as const;

/** Whether none of the five fields that an address must have is blank. */
export function isComplete(draft: AddressDraft): boolean {
  return REQUIRED.every(field => !isBlank(draft[field]));
}

/** What is wrong with a draft, by field; empty when it can be sent. */
export function addressFaults(draft: AddressDraft): Partial<Record<AddressField, string>> {
  const pincode = readPincode(draft.pincode);
  const fault = pincodeFault(draft.pincode);
  return {
    ...(fault && { pincode: fault }),
    ...(pincode !== undefined && !stateOfPincode(pincode) && { pincode: 'We do not deliver to this PIN code yet' }),
    ...(readMobile(draft.phone) === undefined && {
      phone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    }),
  };
}

/**
 * Takes in another PIN code, and with it the state it lies in and the city if that is known. A city somebody wrote
 * stays; one that may only have followed from the PIN code before makes way.
 */
export function withPincode(draft: AddressDraft, pincode: string): AddressDraft {
  const before = readPincode(draft.pincode);
  const now = readPincode(pincode);
  if (now === undefined || now === before) return { ...draft, pincode };
  const followed = draft.city.trim() === '' || isCityOfPincode(draft.city);
  return {
    ...draft,
    pincode,
    state: stateOfPincode(now) ?? '',
    city: followed ? (cityOfPincode(now) ?? '') : draft.city,
  };
}

export function addressDraftOf({ pincode, name, phone, address, city, state, notes }: Address): AddressDraft {
  return { pincode, name: name ?? '', phone: phone.replace(/^\+91/, ''), address, city, state, notes };
}

/** What a draft without faults is sent as. */
export function addressFieldsOf(draft: AddressDraft): {
  name?: string;
  address: string;
  city: string;
  pincode: string;
  phone: string;
  notes: string;
  state?: StateCode;
} {
  const name = draft.name.trim();
  return {
    ...(name && { name }),
    address: draft.address.trim(),
    city: draft.city.trim(),
    pincode: readPincode(draft.pincode) ?? '',
    phone: readMobile(draft.phone) ?? '',
    notes: draft.notes.trim(),
    ...(isStateCode(draft.state) && { state: draft.state }),
  };
}

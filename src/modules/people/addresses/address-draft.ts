import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';
import { cityOfPincode, isCityOfPincode } from './city-of-pincode.ts';
import type { Address } from './contract.ts';
import { readMobile } from './mobile.ts';
import { pincodeFault, readPincode } from './pincode.ts';
import { isStateCode, type StateCode } from './state.ts';
import { stateOfPincode } from './state-of-pincode.ts';

/** The values of the address form. */
export interface AddressDraft {
  readonly pincode: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  /** A GST state code, or empty. */
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

/** The same limits as on the server. */
export const MAX_ADDRESS_LENGTHS: Readonly<Record<'name' | 'address' | 'city' | 'notes', number>> = {
  name: 100,
  address: 300,
  city: 100,
  notes: 500,
};

const REQUIRED = ['address', 'city', 'pincode', 'phone', 'notes'] as const;

/** Whether all required fields are filled in. */
export function isComplete(draft: AddressDraft): boolean {
  return REQUIRED.every(field => !isBlank(draft[field]));
}

/** Error messages of the required fields that are empty, for forms that can be sent while something is missing. */
export function emptyFaults(draft: AddressDraft): Partial<Record<AddressField, string>> {
  const empty = REQUIRED.filter(field => isBlank(draft[field]));
  return Object.fromEntries(empty.map(field => [field, t('people.addresses.fault.empty')]));
}

/** Error messages by field; empty if the draft can be sent. */
export function addressFaults(draft: AddressDraft): Partial<Record<AddressField, string>> {
  const pincode = readPincode(draft.pincode);
  const fault = pincodeFault(draft.pincode);
  return {
    ...(fault && { pincode: fault }),
    ...(pincode !== undefined && !stateOfPincode(pincode) && { pincode: t('people.addresses.fault.unserved') }),
    ...(readMobile(draft.phone) === undefined && {
      phone: t('people.addresses.fault.mobile'),
    }),
  };
}

/**
 * Changes the PIN code and fills in its state and, if known, its city. A city the user typed is kept; one that may have
 * been filled in for the previous PIN code is replaced.
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

export function addressDraftOf({
  pincode,
  name,
  phone,
  address,
  city,
  state,
  notes,
}: Omit<Address, '_id' | 'userId'>): AddressDraft {
  return { pincode, name: name ?? '', phone: phone.replace(/^\+91/, ''), address, city, state, notes };
}

/** The request fields of a valid draft. */
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

import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { readMobile } from '#people/addresses/mobile.ts';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import { isStateCode, type StateCode, stateName } from '#people/addresses/state.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { type BankAccount, readAccountNumber, readIfsc } from '#people/sellers/bank/bank-account.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { isBlank } from '#shared/text/blank.ts';

/** What a seller has typed, untouched. */
export interface ProfileFields {
  readonly legalName: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  /** A GST state code; where it is empty the PIN code says. */
  readonly state: string;
  /** Only where the shop does not know it yet. */
  readonly gstNumber: string;
  readonly mobile: string;
  /** Where buyers reach the seller. */
  readonly careEmail: string;
  readonly carePhone: string;
  readonly bankHolder: string;
  readonly bankIfsc: string;
  /** Empty keeps the account number there is. */
  readonly bankNumber: string;
}

export type ProfileField = keyof ProfileFields;
export type ProfileFaults = Partial<Record<ProfileField, string>>;

/** What stands already and is not changed here: a GST number was checked, a mobile number belongs to the account. */
export interface ProfileStanding {
  readonly gstin: string | null;
  readonly mobile: string | null;
  readonly bankNumber: string | null;
}

export interface Profile {
  readonly legalName: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: StateCode;
  readonly gstin: string;
  readonly mobile: string;
  readonly careEmail: string;
  readonly carePhone: string;
  readonly bank: BankAccount;
}

/** As many characters as are taken. */
export const MAX_PROFILE_LENGTHS = { legalName: 150, address: 300, city: 100, bankHolder: 100 } as const;

const REQUIRED = {
  legalName: 'Legal name is required',
  address: 'Address is required',
  city: 'City is required',
  bankHolder: 'Account holder name is required',
} as const;

/** Reads the whole profile. @returns what is wrong with each field, when anything is */
export function readProfile(
  fields: ProfileFields,
  standing: ProfileStanding,
): { readonly profile: Profile } | { readonly faults: ProfileFaults } {
  const faults: ProfileFaults = {};
  for (const name of ['legalName', 'address', 'city', 'bankHolder'] as const) {
    if (isBlank(fields[name])) faults[name] = REQUIRED[name];
    else if (fields[name].trim().length > MAX_PROFILE_LENGTHS[name])
      faults[name] = `Use at most ${MAX_PROFILE_LENGTHS[name]} characters`;
  }
  const gstin = standing.gstin ?? readGstin(fields.gstNumber);
  if (gstin === undefined) faults.gstNumber = 'This is not a valid GST number';
  const mobile = standing.mobile ?? readMobile(fields.mobile);
  if (mobile === undefined) faults.mobile = 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9';

  const pincode = readPincode(fields.pincode);
  const derived = pincode && stateOfPincode(pincode);
  const pincodeIsWrong = pincodeFault(fields.pincode);
  if (pincodeIsWrong) faults.pincode = pincodeIsWrong;
  else if (derived === undefined) faults.pincode = 'No state has this PIN code';
  const state = fields.state === '' ? derived : fields.state;
  if (state !== undefined && !isStateCode(state)) faults.state = 'Choose a state';
  else if (gstin && state && !isOfState(gstin, state))
    faults.state = `Your GST number is registered in ${stateName(gstin.slice(0, 2))}. Enter the address of that registration`;

  const careEmail = canonicalEmail(fields.careEmail);
  if (careEmail === undefined) faults.careEmail = 'Enter an e-mail address that shoppers can write to';
  const carePhone = readCarePhone(fields.carePhone);
  if (carePhone === undefined) faults.carePhone = 'Enter a phone number that shoppers can call, with its area code';

  const ifsc = readIfsc(fields.bankIfsc);
  if (ifsc === undefined) faults.bankIfsc = 'An IFSC has 11 characters, such as SBIN0001234';
  const number =
    fields.bankNumber.trim() === '' && standing.bankNumber ? standing.bankNumber : readAccountNumber(fields.bankNumber);
  if (number === undefined) faults.bankNumber = 'An account number has 9 to 18 digits';

  if (Object.keys(faults).length > 0 || !gstin || !mobile || !pincode || !isStateCode(state ?? '') || !ifsc || !number)
    return { faults };
  if (!careEmail || !carePhone) return { faults };
  const { legalName, address, city, bankHolder } = fields;
  return {
    profile: {
      ...{ legalName: legalName.trim(), address: address.trim(), city: city.trim(), pincode },
      ...{ state: state as StateCode, gstin, mobile, careEmail, carePhone },
      bank: { holder: bankHolder.trim(), number, ifsc },
    },
  };
}

function isOfState(gstin: string, state: string): boolean {
  return (stateOfGstin(gstin) ?? state) === state;
}

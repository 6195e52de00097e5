import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { readMobile, showMobile } from '#people/addresses/mobile.ts';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import { isStateCode } from '#people/addresses/state.ts';
import { type StateOption, stateChoices } from '#people/addresses/state-choices.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { readAccountNumber, readIfsc } from '#people/sellers/bank/bank-account.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { isBlank } from '#shared/text/blank.ts';
import type { ColumnField } from './profile-columns.ts';
import type { ProfilePart } from './profile-gaps.ts';

/** One JSON column, in order of the form. */
export const BANK_FIELDS = ['bankHolder', 'bankNumber', 'bankIfsc'] as const;
type BankField = (typeof BANK_FIELDS)[number];

const CODE = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/**
 * Every field of a seller's profile, in the order of the form. The API, the form with its checks, SQL, what is missing and
 * what is erased with an account are made from this table (docs/changing.md). The columns are in `profile-columns.ts`, the
 * rules over several fields in `profile-reader.ts`. The mobile number is the account's; the bank account is one column.
 */
export const PROFILE_FIELDS = {
  legalName: {
    ...words('Legal name', 150, { autoComplete: 'organization', hint: 'As on your GST registration', whole: true }),
    section: 'Business details',
    part: 'legalName',
    onInvoices: true,
  },
  gstNumber: {
    label: 'GST Number',
    section: 'Business details',
    part: 'gstNumber',
    onInvoices: true,
    stays: 'once known',
    read: readGstin,
    fault: 'This is not a valid GST number',
    input: CODE,
  },
  mobile: {
    label: 'Mobile',
    section: 'Business details',
    part: 'mobile',
    ofHouse: false,
    stays: 'once known',
    read: readMobile,
    show: showMobile,
    fault: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', sign: '+91' },
  },
  pincode: {
    label: 'PIN code',
    section: 'Registered address',
    part: 'address',
    ofHouse: false,
    onInvoices: true,
    read: text => {
      const pincode = readPincode(text);
      return pincode && stateOfPincode(pincode) && pincode;
    },
    fault: text => pincodeFault(text) ?? 'No state has this PIN code',
    input: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 7 },
  },
  address: {
    ...words('Address', 300, { autoComplete: 'street-address', whole: true }),
    label: 'Building, street, area',
    section: 'Registered address',
    part: 'address',
    onInvoices: true,
  },
  city: {
    ...words('City', 100, { autoComplete: 'address-level2' }),
    section: 'Registered address',
    part: 'address',
    ofHouse: false,
    onInvoices: true,
  },
  /** A GST state code; an empty one follows from the PIN code. */
  state: {
    label: 'State',
    section: 'Registered address',
    part: 'address',
    onInvoices: true,
    read: text => (text === '' || isStateCode(text) ? text : undefined),
    fault: 'Choose a state',
    input: {
      required: false,
      autoComplete: 'address-level1',
      placeholder: 'Filled in from the PIN code',
      choices: stateChoices(),
    },
  },
  carePhone: {
    label: 'Customer care phone',
    section: 'Customer care',
    read: readCarePhone,
    show: showMobile,
    fault: 'Enter a phone number that shoppers can call, with its area code',
    input: {
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'off',
      maxLength: 30,
      hint: 'A mobile, a landline with its area code or a toll-free number',
    },
  },
  careEmail: {
    label: 'Customer care e-mail',
    section: 'Customer care',
    read: canonicalEmail,
    fault: 'Enter an e-mail address that shoppers can write to',
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'off',
      maxLength: 254,
      hint: 'Shown with your products and on your invoices',
    },
  },
  bankHolder: {
    ...words('Account holder name', 100, { autoComplete: 'off', whole: true }),
    label: 'Account holder',
    section: 'Bank account',
  },
  bankNumber: {
    label: 'Account number',
    section: 'Bank account',
    stays: 'when empty',
    read: readAccountNumber,
    fault: 'An account number has 9 to 18 digits',
    input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 30 },
  },
  bankIfsc: {
    label: 'IFSC',
    section: 'Bank account',
    read: readIfsc,
    fault: 'An IFSC has 11 characters, such as SBIN0001234',
    input: { ...CODE, maxLength: 13, hint: '11 characters, printed on your cheques' },
  },
} as const satisfies Readonly<Record<ColumnField | 'mobile' | BankField, ProfileFieldShape>>;

export interface ProfileFieldShape {
  readonly label: string;
  /** The heading above it in the form. */
  readonly section: string;
  /** What is missing without it before products can be shipped. */
  readonly part?: ProfilePart;
  /** False: the shop's own seller does without it. */
  readonly ofHouse?: false;
  /** Stays when the account is deleted, because invoices name it; other columns are erased. */
  readonly onInvoices?: true;
  /** When the stored value is kept, whatever is typed. */
  readonly stays?: 'once known' | 'when empty';
  /** @returns undefined when the text is wrong */
  readonly read: (text: string) => string | undefined;
  readonly fault: string | ((text: string) => string);
  /** How a stored value is shown, if not as it is. */
  readonly show?: (stored: string) => string;
  readonly input: ProfileInputShape;
}

/** What its control takes; `whole` is the whole row of the form. */
interface ProfileInputShape {
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: false;
  readonly maxLength?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'numeric' | 'tel';
  readonly autoComplete: string;
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: false;
  readonly sign?: '+91';
  readonly whole?: true;
  readonly choices?: readonly StateOption[];
}

export type ProfileField = keyof typeof PROFILE_FIELDS;
/** The fields that are known as they are; of the bank account only a part is shown to anybody. */
export type StoredField = Exclude<ProfileField, BankField>;

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[];
export const STORED_FIELDS = PROFILE_FIELD_NAMES.filter(
  (name): name is StoredField => !BANK_FIELDS.some(field => field === name),
);

export function profileField(name: ProfileField): ProfileFieldShape {
  return PROFILE_FIELDS[name];
}

/** A line that must be there. `label` begins the sentence about a missing one. */
function words(label: string, maxLength: number, input: ProfileInputShape) {
  return {
    label,
    read: (text: string) => (isBlank(text) || text.trim().length > maxLength ? undefined : text.trim()),
    fault: (text: string) => (isBlank(text) ? `${label} is required` : `Use at most ${maxLength} characters`),
    input: { ...input, maxLength },
  };
}

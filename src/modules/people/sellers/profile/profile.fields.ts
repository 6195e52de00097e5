import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { readMobile, showMobile } from '#people/addresses/mobile.ts';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import { isStateCode } from '#people/addresses/state.ts';
import { type StateOption, stateChoices } from '#people/addresses/state-choices.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { readAccountNumber, readIfsc } from '#people/sellers/bank/bank-account.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { t } from '#shared/language/t.ts';
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
    ...words(() => t('people.sellers.field.legalName'), 150, {
      autoComplete: 'organization',
      hint: () => t('people.sellers.field.legalNameHint'),
      whole: true,
    }),
    section: 'business',
    part: 'legalName',
    onInvoices: true,
  },
  gstNumber: {
    label: () => t('people.sellers.field.gstNumber'),
    section: 'business',
    part: 'gstNumber',
    onInvoices: true,
    stays: 'once known',
    read: readGstin,
    fault: () => t('people.sellers.fault.gstin'),
    input: CODE,
  },
  mobile: {
    label: () => t('people.sellers.field.mobile'),
    section: 'business',
    part: 'mobile',
    ofHouse: false,
    stays: 'once known',
    read: readMobile,
    show: showMobile,
    fault: () => t('people.sellers.fault.mobile'),
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', sign: '+91' },
  },
  pincode: {
    label: () => t('people.sellers.field.pincode'),
    section: 'address',
    part: 'address',
    ofHouse: false,
    onInvoices: true,
    read: text => {
      const pincode = readPincode(text);
      return pincode && stateOfPincode(pincode) && pincode;
    },
    fault: text => pincodeFault(text) ?? t('people.sellers.fault.pincode'),
    input: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 7 },
  },
  address: {
    ...words(() => t('people.sellers.field.address'), 300, { autoComplete: 'street-address', whole: true }),
    label: () => t('people.sellers.field.street'),
    section: 'address',
    part: 'address',
    onInvoices: true,
  },
  city: {
    ...words(() => t('people.sellers.field.city'), 100, { autoComplete: 'address-level2' }),
    section: 'address',
    part: 'address',
    ofHouse: false,
    onInvoices: true,
  },
  /** A GST state code; an empty one follows from the PIN code. */
  state: {
    label: () => t('people.sellers.field.state'),
    section: 'address',
    part: 'address',
    onInvoices: true,
    read: text => (text === '' || isStateCode(text) ? text : undefined),
    fault: () => t('people.sellers.fault.state'),
    input: {
      required: false,
      autoComplete: 'address-level1',
      placeholder: () => t('people.sellers.field.statePlaceholder'),
      choices: stateChoices,
    },
  },
  carePhone: {
    label: () => t('people.sellers.field.carePhone'),
    section: 'care',
    read: readCarePhone,
    show: showMobile,
    fault: () => t('people.sellers.fault.carePhone'),
    input: {
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'off',
      maxLength: 30,
      hint: () => t('people.sellers.field.carePhoneHint'),
    },
  },
  careEmail: {
    label: () => t('people.sellers.field.careEmail'),
    section: 'care',
    read: canonicalEmail,
    fault: () => t('people.sellers.fault.careEmail'),
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'off',
      maxLength: 254,
      hint: () => t('people.sellers.field.careEmailHint'),
    },
  },
  bankHolder: {
    ...words(() => t('people.sellers.field.holderName'), 100, { autoComplete: 'off', whole: true }),
    label: () => t('people.sellers.field.holder'),
    section: 'bank',
  },
  bankNumber: {
    label: () => t('people.sellers.field.number'),
    section: 'bank',
    stays: 'when empty',
    read: readAccountNumber,
    fault: () => t('people.sellers.fault.number'),
    input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 30 },
  },
  bankIfsc: {
    label: () => t('people.sellers.field.ifsc'),
    section: 'bank',
    read: readIfsc,
    fault: () => t('people.sellers.fault.ifsc'),
    input: { ...CODE, maxLength: 13, hint: () => t('people.sellers.field.ifscHint') },
  },
} as const satisfies Readonly<Record<ColumnField | 'mobile' | BankField, ProfileFieldShape>>;

/** The parts of the form, in this order. */
export const PROFILE_SECTIONS = ['business', 'address', 'care', 'bank'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export interface ProfileFieldShape {
  readonly label: () => string;
  /** The part of the form. */
  readonly section: ProfileSection;
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
  readonly fault: (text: string) => string;
  /** How a stored value is shown, if not as it is. */
  readonly show?: (stored: string) => string;
  readonly input: ProfileInputShape;
}

/** What its control takes; `whole` is the whole row of the form. */
interface ProfileInputShape {
  readonly hint?: () => string;
  readonly placeholder?: () => string;
  readonly required?: false;
  readonly maxLength?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'numeric' | 'tel';
  readonly autoComplete: string;
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: false;
  readonly sign?: '+91';
  readonly whole?: true;
  readonly choices?: () => readonly StateOption[];
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
function words(label: () => string, maxLength: number, input: ProfileInputShape) {
  return {
    label,
    read: (text: string) => (isBlank(text) || text.trim().length > maxLength ? undefined : text.trim()),
    fault: (text: string) =>
      isBlank(text)
        ? t('people.sellers.fault.required', { label: label() })
        : t('people.sellers.fault.most', { most: maxLength }),
    input: { ...input, maxLength },
  };
}

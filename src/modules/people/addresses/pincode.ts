import { t } from '#shared/language/t.ts';

const WRITTEN = /^[0-9]{6}$/;

/** Reads a PIN code: six digits, the first not 0, spaces between allowed. @returns undefined when it is not one */
export function readPincode(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return WRITTEN.test(digits) && !digits.startsWith('0') ? digits : undefined;
}

/** The error message for a PIN code; undefined if it is valid. */
export function pincodeFault(text: string): string | undefined {
  if (readPincode(text) !== undefined) return undefined;
  return WRITTEN.test(text.replace(/\s/g, ''))
    ? t('people.addresses.fault.pincodeZero')
    : t('people.addresses.fault.pincode');
}

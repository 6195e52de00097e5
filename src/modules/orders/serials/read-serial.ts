import { t } from '#shared/language/t.ts';
import type { NumberKind } from './serial-kind.ts';

/** Maximum length of a typed or scanned number. */
export const MAX_TYPED_LENGTH = 60;

/**
 * Letters, digits, dash and slash. The first must be a letter or digit, so that spreadsheets never take it for a
 * formula.
 */
const SERIAL = /^[A-Z0-9][A-Z0-9/-]{3,39}$/;

/** The error below a field, by kind of number. */
export const WRONG_NUMBER: Readonly<Record<NumberKind, string>> = {
  get serial() {
    return t('orders.serials.wrong.serial');
  },
  get imei() {
    return t('orders.serials.wrong.imei');
  },
};

/** Normal form for storing and comparing: upper case, no spaces; an IMEI as digits only. */
export function plainSerial(kind: NumberKind, text: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return kind === 'imei' ? plain.replace(/[-/.]/g, '') : plain;
}

/** The number in normal form; undefined if it is invalid. */
export function readSerial(kind: NumberKind, text: string): string | undefined {
  const plain = plainSerial(kind, text);
  const isRight = kind === 'imei' ? isImei(plain) : SERIAL.test(plain);
  return isRight ? plain : undefined;
}

/** Whether the digits are an IMEI: 15 digits with a valid Luhn check digit (3GPP TS 23.003). */
export function isImei(digits: string): boolean {
  if (!/^\d{15}$/.test(digits)) return false;
  const sum = [...digits].reduce((before, digit, at) => before + (at % 2 === 0 ? Number(digit) : doubled(digit)), 0);
  return sum % 10 === 0;
}

/** The digit sum of a doubled digit. */
function doubled(digit: string): number {
  const twice = 2 * Number(digit);
  return twice > 9 ? twice - 9 : twice;
}

interface Compared {
  /** Sent numbers that were returned. */
  readonly matched: readonly string[];
  /** Returned numbers that were not sent; an empty string where no number could be read. */
  readonly strange: readonly string[];
}

/** Compares returned units with those sent and not yet returned. Each number counts once. */
export function compareSerials(kind: NumberKind, sent: readonly string[], came: readonly string[]): Compared {
  const left = new Set(sent);
  const matched: string[] = [];
  const strange: string[] = [];
  for (const text of came) {
    const number = plainSerial(kind, text);
    if (left.delete(number)) matched.push(number);
    else strange.push(number);
  }
  return { matched, strange };
}

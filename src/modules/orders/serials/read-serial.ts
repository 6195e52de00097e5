import { isImei } from './imei.ts';
import type { NumberKind } from './serial-kind.ts';

/** As long as anything may be that somebody types or scans. */
export const MAX_TYPED_LENGTH = 60;

/** Letters, digits, dash and slash; the first is no sign, so that no table takes it for a formula. */
const SERIAL = /^[A-Z0-9][A-Z0-9/-]{3,39}$/;

/** What is wrong with a number of a kind, as it stands under its field. */
export const WRONG_NUMBER: Readonly<Record<NumberKind, string>> = {
  serial: 'A serial number has 4 to 40 letters, digits, dashes or slashes',
  imei: 'This is not a valid IMEI. Check all 15 digits',
};

/** A number as it is kept and compared, whoever typed or scanned it: capital letters, no blanks, an IMEI digits alone. */
export function plainSerial(kind: NumberKind, text: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return kind === 'imei' ? plain.replace(/[-/.]/g, '') : plain;
}

/** The number as it is kept; undefined for what can't be one. */
export function readSerial(kind: NumberKind, text: string): string | undefined {
  const plain = plainSerial(kind, text);
  const isRight = kind === 'imei' ? isImei(plain) : SERIAL.test(plain);
  return isRight ? plain : undefined;
}

/**
 * Reads an Indian mobile number as people write it: ten digits from 6-9, with 0, 91 or +91 before, spaces and hyphens between.
 * @returns E.164 (+919876543210), or undefined when it is not one
 */
export function readMobile(text: string): string | undefined {
  const digits = text.trim().replace(/[\s-]/g, '');
  const found = /^(?:\+?91|0)?([6-9][0-9]{9})$/.exec(digits);
  return found ? `+91${found[1]}` : undefined;
}

/** +91 98765 43210, from E.164. */
export function showMobile(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

const LENGTH = 10;

/**
 * The error message for an Indian mobile number; undefined if it is valid. It accepts the same notations as `readMobile`.
 * @param isTyping the number may be incomplete
 */
export function mobileFault(text: string, isTyping = false): string | undefined {
  if (readMobile(text) !== undefined) return undefined;
  const written = text.trim().replace(/[\s-]/g, '');
  const strange = [...written.replace(/^\+/, '')].find(sign => !/[0-9]/.test(sign));
  if (strange !== undefined) return `A mobile number can’t contain “${strange}”`;
  if (/^\+(?!91|9?$)/.test(written)) return 'Enter an Indian mobile number, starting with +91';
  const own = ownDigits(written);
  if (/^[0-5]/.test(own)) return `Indian mobile numbers start with 6, 7, 8 or 9, not ${own.charAt(0)}`;
  if (own.length > LENGTH) return `Enter ${LENGTH} digits: ${tooMany(own.length - LENGTH)}`;
  return isTyping ? undefined : `Enter ${LENGTH} digits: ${missing(LENGTH - own.length)}`;
}

/** Without country code or trunk prefix. A number may itself begin with 91, so that is the country code only if more than ten digits are given. */
function ownDigits(written: string): string {
  if (written.startsWith('+')) return written.replace(/^\+9?1?/, '');
  if (written.startsWith('0')) return written.slice(1);
  return written.length > LENGTH ? written.replace(/^91/, '') : written;
}

const missing = (digits: number) => `${digits} more needed`;
const tooMany = (digits: number) => `${digits} too many`;

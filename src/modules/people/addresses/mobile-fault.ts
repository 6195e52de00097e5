import { readMobile } from './mobile.ts';

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

/** Without country code or trunk prefix. A number may begin with 91 itself; it is the country code if there are more digits. */
function ownDigits(written: string): string {
  if (written.startsWith('+')) return written.replace(/^\+9?1?/, '');
  if (written.startsWith('0')) return written.slice(1);
  return written.length > LENGTH ? written.replace(/^91/, '') : written;
}

const missing = (digits: number) => `${digits} more needed`;
const tooMany = (digits: number) => `${digits} too many`;

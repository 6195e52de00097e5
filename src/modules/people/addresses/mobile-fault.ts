import { readMobile } from './mobile.ts';

const LENGTH = 10;

/**
 * What exactly is wrong with an Indian mobile number, in one sentence; undefined when nothing is. The ways of writing it
 * are those of `readMobile`.
 * @param isTyping looks only at what is there already, for a person who has not finished
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

/** Without the country or the trunk before it. Plain 91 may begin a number too, so it is the country only in longer ones. */
function ownDigits(written: string): string {
  if (written.startsWith('+')) return written.replace(/^\+9?1?/, '');
  if (written.startsWith('0')) return written.slice(1);
  return written.length > LENGTH ? written.replace(/^91/, '') : written;
}

const missing = (digits: number) => `${digits} more needed`;
const tooMany = (digits: number) => `${digits} too many`;

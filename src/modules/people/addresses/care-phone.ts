import { readMobile, showMobile } from './mobile.ts';

const TOLL_FREE = /^1[89]\d{2}\d{6,7}$/;
const NATIONAL = /^[1-9]\d{9}$/;

/**
 * Reads a number that shoppers may call: a mobile, a landline with its area code, or a toll-free one. Groups of figures
 * stay as they were written, because only who has the number knows where the area code ends.
 * @returns it as it is shown, or undefined when it is none
 */
export function readCarePhone(text: string): string | undefined {
  const signs = text.trim();
  if (!/^[+\d\s()-]+$/.test(signs)) return undefined;
  const digits = signs.replace(/\D/g, '');
  if (TOLL_FREE.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  const national = digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
  if (!NATIONAL.test(national)) return undefined;
  const groups = signs
    .replace(/[()\s-]+/g, ' ')
    .trim()
    .replace(/^(?:\+?91 ?|0)(?=\d)/, '');
  if (groups.includes(' ') && groups.replaceAll(' ', '') === national) return `+91 ${groups}`;
  const mobile = readMobile(national);
  return mobile ? showMobile(mobile) : `+91 ${national}`;
}

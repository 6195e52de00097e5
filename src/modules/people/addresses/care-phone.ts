import { readMobile, showMobile } from './mobile.ts';

const TOLL_FREE = /^1[89]\d{2}\d{6,7}$/;
const NATIONAL = /^[1-9]\d{9}$/;

/**
 * Parses a customer care number: a mobile, a landline with its area code, or a toll-free number. The grouping of the
 * digits is kept as typed, because the length of area codes varies.
 * @returns the number as it is displayed, or undefined if it is not valid
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

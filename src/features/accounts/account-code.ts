/** Letters and figures that are not read for each other: 32 of them, five bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const GROUP = 4;
const FORM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** How many codes of this kind there are to guess from. */
export const ACCOUNT_CODES = SIGNS.length ** LENGTH;

/** The code of a number below ACCOUNT_CODES. */
export function accountCode(number: number): string {
  let code = '';
  for (let rest = number; code.length < LENGTH; rest = Math.floor(rest / SIGNS.length))
    code = SIGNS.charAt(rest % SIGNS.length) + code;
  return code;
}

/** A code as somebody has typed or pasted it, in small letters or with spaces and dashes. @returns undefined when it can't be one */
export function readAccountCode(text: string): string | undefined {
  if (text.length > LENGTH * 4) return undefined;
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return FORM.test(code) ? code : undefined;
}

/** K7QM-3XVD, for reading and typing. */
export function showAccountCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}

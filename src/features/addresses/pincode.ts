/** Reads a PIN code: six digits, the first not 0, spaces between allowed. @returns undefined when it is not one */
export function readPincode(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return /^[1-9][0-9]{5}$/.test(digits) ? digits : undefined;
}

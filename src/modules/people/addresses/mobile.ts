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

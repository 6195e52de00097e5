/**
 * Name, then the handle of a bank or app: asha.rao@okhdfcbank. The handle has no dot, so e-mail addresses don't match.
 */

const UPI_ID = /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,63}$/i;

export function isUpiId(text: string): boolean {
  return UPI_ID.test(text);
}

/** Masked for lists: as•••@okhdfcbank. */
export function maskUpiId(upiId: string): string {
  const [name = '', handle = ''] = upiId.split('@');
  return `${name.slice(0, 2)}•••@${handle}`;
}

/** A name and the bank's or app's handle, as UPI addresses are written: asha.rao@okhdfcbank. An e-mail address is none. */
const UPI_ID = /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,63}$/i;

export function isUpiId(text: string): boolean {
  return UPI_ID.test(text);
}

/** As lists show it: as•••@okhdfcbank. */
export function maskUpiId(upiId: string): string {
  const [name = '', handle = ''] = upiId.split('@');
  return `${name.slice(0, 2)}•••@${handle}`;
}

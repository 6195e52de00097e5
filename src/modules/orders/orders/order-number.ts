/** What people call an order, on screens, in mails and on the telephone: BB-100042. */
export function orderNumber(number: number): string {
  return `BB-${number}`;
}

/** Reads an order's number as people type it, with the letters or without. @returns undefined when it can't be one */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^(?:bb[\s-]?)?(\d{6,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

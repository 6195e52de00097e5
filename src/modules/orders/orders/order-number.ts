/** The number of an order for people: BB-100042. */

export function orderNumber(number: number): string {
  return `BB-${number}`;
}

/** Parses a typed order number, with or without prefix. @returns undefined if it is not one */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^(?:bb[\s-]?)?(\d{6,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The number of a return for people: RT-100042. */

export function returnNumber(number: number): string {
  return `RT-${number}`;
}

/** Parses a typed return number. @returns undefined if it is not one */
export function readReturnNumber(text: string): number | undefined {
  const digits = /^rt[\s-]?(\d{6,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

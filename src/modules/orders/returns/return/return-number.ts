/** What people call a return, on screens, in mails and on the telephone: RT-100042. */
export function returnNumber(number: number): string {
  return `RT-${number}`;
}

/** Reads a return's number as people type it. @returns undefined when it can't be one */
export function readReturnNumber(text: string): number | undefined {
  const digits = /^rt[\s-]?(\d{6,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

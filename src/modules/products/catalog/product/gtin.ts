/** How many digits a GTIN has: EAN-8, UPC, EAN-13 (also an ISBN), and the number of a carton. */
export const GTIN_LENGTHS = [8, 12, 13, 14] as const;

/** Whether the last digit of a GTIN is the check digit of the others: their sum, every second one from the right three times. */
export function hasRightCheckDigit(gtin: string): boolean {
  const fromRight = [...gtin].reverse().map(Number);
  const sum = fromRight.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

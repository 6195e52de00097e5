/*
 * Numbers in Indian digit grouping, without `Intl`: its first call blocks a phone for 80 ms, during hydration
 * (docs/decisions/0053).
 */

/** A whole number: 1,37,900 */
export function indianDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** A whole number of hundredths, with two decimals: 13790050 is 1,37,900.50 */
export function indianDecimals(hundredths: number): string {
  const size = Math.abs(hundredths);
  const decimals = String(size % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${indianDigits(Math.floor(size / 100))}.${decimals}`;
}

/** A whole number of hundredths, with decimals only if there are any: 1,37,900 and 499.50 */
export function shortDecimals(hundredths: number): string {
  return hundredths % 100 === 0 ? indianDigits(hundredths / 100) : indianDecimals(hundredths);
}

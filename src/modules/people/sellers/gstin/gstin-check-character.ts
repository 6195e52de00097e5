const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FOURTEEN = 14;

/** The last character, which the fourteen before it decide: weights 1 and 2 in turn, digits of base 36 added up. */
export function checkCharacterOf(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < FOURTEEN; at += 1) {
    const product = DIGITS.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

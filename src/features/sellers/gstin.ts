import { isStateCode } from '#features/addresses/state.ts';

/**
 * State code, PAN, count of registrations, kind, check character. The kinds C and D (collectors and deductors of tax)
 * are no sellers' registrations. The database's constraint says the same.
 */
const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
/** The fourth letter of a PAN says what its holder is: a company, a person, a firm … */
const PAN_HOLDERS = 'ABCFGHJKLPT';
/** "Other territory" and the centre have registrations, though nobody lives there. */
const NO_STATE = ['97', '99'];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Reads a GST number as people write it, in any letter case.
 * @returns its 15 characters in capitals, or undefined when form, state, PAN or check character are wrong
 */
export function readGstin(text: string): string | undefined {
  const gstin = text.trim().toUpperCase();
  if (!FORM.test(gstin)) return undefined;
  const state = gstin.slice(0, 2);
  if (!isStateCode(state) && !NO_STATE.includes(state)) return undefined;
  if (!PAN_HOLDERS.includes(gstin.charAt(5))) return undefined;
  return checkCharacterOf(gstin) === gstin.charAt(14) ? gstin : undefined;
}

/** The last character, which the fourteen before it decide: weights 1 and 2 in turn, digits of base 36 added up. */
function checkCharacterOf(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = DIGITS.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

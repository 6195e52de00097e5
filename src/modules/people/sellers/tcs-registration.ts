import { isStateCode } from '#people/addresses/state.ts';
import { checkCharacterOf } from '#people/sellers/gstin/gstin-check-character.ts';

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/;

/**
 * Reads the registration under which a marketplace collects tax at source: a GST number of its own, with C in the place
 * before the check character.
 * @returns undefined when form, state or check character are wrong
 */
export function readTcsRegistration(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  const isRight = FORM.test(number) && isStateCode(number.slice(0, 2)) && checkCharacterOf(number) === number.at(-1);
  return isRight ? number : undefined;
}

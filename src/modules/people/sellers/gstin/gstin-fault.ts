import { isStateCode } from '#people/addresses/state.ts';
import { countText } from '#shared/text/count-text.ts';
import { checkCharacterOf } from './gstin-check-character.ts';

const LENGTH = 15;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What may stand at each place: state code, PAN, count of registrations, kind, check character. */
const PLACES = 'FFLLLLLFFFFLEEE';
/** Letters and figures that are taken for one another. */
const TWINS: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  Z: '2',
  S: '5',
  B: '8',
  0: 'O',
  1: 'I',
  5: 'S',
  8: 'B',
};
/** The fourth letter of a PAN says what its holder is: a company, a person, a firm … */
const PAN_HOLDERS = 'ABCFGHJKLPT';
/** Registrations of those who only collect (C) or deduct (D) tax; they sell nothing under them. */
const NO_SELLERS = 'CD';
const SELLERS = 'Z123456789ABEFGHIJ';
/** "Other territory" and the centre have registrations, though nobody lives there. */
const NO_STATE = ['97', '99'];
/** Daman and Diu, and Andhra Pradesh before it was parted. */
const OLD_STATES = ['25', '28'];

/**
 * What exactly is wrong with a GST number, in one sentence; undefined when nothing is. Capitals and spaces around it
 * are nobody's mistake.
 * @param isTyping looks only at what is there already, for a person who has not finished
 */
export function gstinFault(text: string, isTyping = false): string | undefined {
  const signs = [...text.trim().toUpperCase()];
  for (const [at, sign] of signs.slice(0, LENGTH).entries()) {
    const fault = signFault(sign, at) ?? partFault(signs.slice(0, at + 1).join(''));
    if (fault) return fault;
  }
  if (signs.length > LENGTH) return `A GST number has ${LENGTH} characters. You entered ${countText(signs.length)}`;
  if (signs.length === LENGTH || isTyping) return undefined;
  const missing = LENGTH - signs.length;
  return `A GST number has ${LENGTH} characters. ${missing === 1 ? 'One is' : `${missing} are`} missing`;
}

function signFault(sign: string, at: number): string | undefined {
  if (/\s/.test(sign)) return 'Remove the space inside the number';
  if (!DIGITS.includes(sign)) return `“${sign}” can’t be used. A GST number has only letters and digits`;
  const isFigure = sign >= '0' && sign <= '9';
  const place = PLACES.charAt(at);
  if (place === 'E' || (place === 'F') === isFigure) return undefined;
  const [found, wanted] = isFigure ? ['digit', 'letter'] : ['letter', 'digit'];
  const twin = TWINS[sign];
  const guess = twin === undefined ? '' : `. Is it ${isFigure ? 'the letter' : 'the digit'} ${twin}?`;
  return `Character ${at + 1} is the ${found} ${sign}, but it should be a ${wanted}${guess}`;
}

/** What the number says up to here; each part is looked at when its last character is there. */
function partFault(soFar: string): string | undefined {
  const last = soFar.charAt(soFar.length - 1);
  switch (soFar.length) {
    case 2:
      return stateFault(soFar);
    case 6:
      if (PAN_HOLDERS.includes(last)) return undefined;
      return `Character 6 is the type of PAN holder and can’t be ${last}: P is a person, C a company, F a firm`;
    case 13:
      return last === '0' ? 'Character 13 is the number of registrations and can’t be 0' : undefined;
    case 14:
      if (NO_SELLERS.includes(last))
        return 'This GST number is for collecting or deducting tax. Enter the one you sell with';
      return SELLERS.includes(last) ? undefined : `Character 14 is Z on nearly all GST numbers and can’t be ${last}`;
    case LENGTH: {
      const check = checkCharacterOf(soFar);
      if (check === last) return undefined;
      return `A character is wrong or two are swapped. If the first 14 are correct, the last one is ${check}, not ${last}`;
    }
    default:
      return undefined;
  }
}

function stateFault(code: string): string | undefined {
  if (isStateCode(code) || NO_STATE.includes(code)) return undefined;
  if (OLD_STATES.includes(code)) return `State code ${code} is no longer in use. Enter your new GST number`;
  return `No state has the code ${code}. The first two digits are the state code, such as 29 for Karnataka`;
}

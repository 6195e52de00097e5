import { isStateCode } from '#people/addresses/state.ts';
import { t } from '#shared/language/t.ts';
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
  if (signs.length > LENGTH) return t('people.sellers.gstin.long', { length: LENGTH, count: signs.length });
  if (signs.length === LENGTH || isTyping) return undefined;
  return t('people.sellers.gstin.short', { length: LENGTH, count: LENGTH - signs.length });
}

function signFault(sign: string, at: number): string | undefined {
  if (/\s/.test(sign)) return t('people.sellers.gstin.space');
  if (!DIGITS.includes(sign)) return t('people.sellers.gstin.sign', { sign });
  const isFigure = sign >= '0' && sign <= '9';
  const place = PLACES.charAt(at);
  if (place === 'E' || (place === 'F') === isFigure) return undefined;
  const twin = TWINS[sign];
  if (isFigure)
    return twin === undefined
      ? t('people.sellers.gstin.digitForLetter', { at: at + 1, sign })
      : t('people.sellers.gstin.digitForTwin', { at: at + 1, sign, twin });
  return twin === undefined
    ? t('people.sellers.gstin.letterForDigit', { at: at + 1, sign })
    : t('people.sellers.gstin.letterForTwin', { at: at + 1, sign, twin });
}

/** What the number says up to here; each part is looked at when its last character is there. */
function partFault(soFar: string): string | undefined {
  const last = soFar.charAt(soFar.length - 1);
  switch (soFar.length) {
    case 2:
      return stateFault(soFar);
    case 6:
      if (PAN_HOLDERS.includes(last)) return undefined;
      return t('people.sellers.gstin.holder', { sign: last });
    case 13:
      return last === '0' ? t('people.sellers.gstin.count') : undefined;
    case 14:
      if (NO_SELLERS.includes(last)) return t('people.sellers.gstin.collector');
      return SELLERS.includes(last) ? undefined : t('people.sellers.gstin.kind', { sign: last });
    case LENGTH: {
      const check = checkCharacterOf(soFar);
      if (check === last) return undefined;
      return t('people.sellers.gstin.check', { check, sign: last });
    }
    default:
      return undefined;
  }
}

function stateFault(code: string): string | undefined {
  if (isStateCode(code) || NO_STATE.includes(code)) return undefined;
  if (OLD_STATES.includes(code)) return t('people.sellers.gstin.oldState', { code });
  return t('people.sellers.gstin.noState', { code });
}

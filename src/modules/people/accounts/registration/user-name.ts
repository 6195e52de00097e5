/** In code points, which is what people count as letters. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** Letters, digits and combining marks of any script, and the few punctuation marks that occur in names. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .,_'’&+-]+$/u;
/** Invisible characters and those that change the text direction: with them two names could look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}]/u;
const HAS_LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
/** No script needs more than four combining marks on one letter. */
const PILED_MARKS = /\p{M}{5,}/u;
/** Alphabets with letters that look like Latin ones can't be mixed with Latin in one name. */
const LATIN = /\p{Script=Latin}/u;
const TWIN_OF_LATIN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** Normalises a username for display: NFC, trimmed, single spaces. @returns undefined if it is not valid */
export function readUserName(text: string): string | undefined {
  if (text.length > MAX_LENGTH * 4 || UNSEEN.test(text)) return undefined;
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) return undefined;
  if (!ALLOWED.test(name) || !HAS_LETTER_OR_FIGURE.test(name) || PILED_MARKS.test(name)) return undefined;
  return LATIN.test(name) && TWIN_OF_LATIN.test(name) ? undefined : name;
}

/**
 * The key by which usernames are unique: compatibility forms (full width, ligatures) and letter case are folded. It is
 * idempotent; otherwise a name equal to another's key would count as a different name.
 */
export function userNameKey(name: string): string {
  return foldCase(foldCase(name)).trim().replace(/\s+/g, ' ');
}

/** To upper case and back, so that ß and ss, ς and σ, ı and i become equal. */
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll('\u0307', '');
}

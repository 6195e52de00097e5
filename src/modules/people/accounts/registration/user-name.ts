/** How long a user name may be, in code points, which is what people count as letters. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;

/** Letters, figures and marks of any script, with the few signs that stand in names of people and shops. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .,_'’&+-]+$/u;
/** Characters nobody can see, and those that turn the direction of writing: two names would look like one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}]/u;
const HAS_LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
/** No script needs more marks than this on one letter. */
const PILED_MARKS = /\p{M}{5,}/u;
/** Alphabets with letters that pass for Latin ones may not stand in one name with Latin. */
const LATIN = /\p{Script=Latin}/u;
const TWIN_OF_LATIN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** A user name as it is shown: composed, without spaces around it or doubled inside. @returns undefined when it can't be one */
export function readUserName(text: string): string | undefined {
  if (text.length > MAX_LENGTH * 4 || UNSEEN.test(text)) return undefined;
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) return undefined;
  if (!ALLOWED.test(name) || !HAS_LETTER_OR_FIGURE.test(name) || PILED_MARKS.test(name)) return undefined;
  return LATIN.test(name) && TWIN_OF_LATIN.test(name) ? undefined : name;
}

/**
 * What makes two user names the same: compatibility forms (full width, ligatures) and letter case do not count.
 * Taking the key of a key changes nothing, because otherwise somebody could reach another's name by way of its key.
 */
export function userNameKey(name: string): string {
  return foldCase(foldCase(name)).trim().replace(/\s+/g, ' ');
}

/** Through capitals and back, so that ß and ss, ς and σ, ı and i meet. */
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll('\u0307', '');
}

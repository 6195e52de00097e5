import { colourCalled } from './colours.ts';
import { numberWords } from './measures.ts';
import { type Part, WEIGHT } from './part.ts';
import type { Way } from './way.ts';

/** Longer numbers may be beginnings of article numbers; shorter ones are models: 13 is not 130. */
const MAX_MODEL_DIGITS = 3;

/** The part for a word that is not in the dictionary: a colour, or the word as it stands. */
export function literalPart(typed: string, folded: string): Part {
  const colour = colourCalled(folded);
  if (colour) {
    const ways = [typed, ...colour.filter(word => word !== typed)].map(word => ({ words: [word], whole: true }));
    return { typed, ways, isKnown: true, weight: WEIGHT.colour, isColour: true };
  }
  const weight = /\d/.test(typed) ? WEIGHT.model : WEIGHT.word;
  return { typed, ways: literalWays(typed), isKnown: false, weight };
}

function literalWays(typed: string): Way[] {
  const words = numberWords(typed);
  const isModel = words.length > 1 || (/^\d+$/.test(typed) && typed.length <= MAX_MODEL_DIGITS);
  const one = singular(typed);
  return [isModel ? { words, whole: true } : { words }, ...(one === typed ? [] : [{ words: [one], whole: true }])];
}

const MIN_PLURAL_LENGTH = 4;

/** Trimmers, batteries, watches: products are named in the singular. */
function singular(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || !/^[a-z]+s$/.test(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** What two words are in one piece, if products may write them so: hero 13, gl b201. */
export function joinedWay(first: string, second: string): Way | undefined {
  return /^[a-z]+$/.test(first) && /\d/.test(second) ? { words: [`${first}${second}`], whole: true } : undefined;
}

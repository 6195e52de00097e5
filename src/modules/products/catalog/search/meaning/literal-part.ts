import { colourCalled } from './colours.ts';
import { numberWords } from './measures.ts';
import { type Part, WEIGHT } from './part.ts';
import { pluralInIes, singular } from './singular.ts';
import type { Way } from './way.ts';

/** Longer numbers may be beginnings of article numbers; shorter ones are models: 13 is not 130. */
const MAX_MODEL_DIGITS = 3;
/** Two letters begin too many other words: AA is not AAA. */
const TOO_SHORT = /^[a-z]{1,2}$/;

/** Whether a word is searched for whole, and not as the beginning of others. */
export function isTooShort(word: string): boolean {
  return TOO_SHORT.test(word);
}

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
  if (words.length > 1)
    return [
      { words: [typed], whole: true },
      { words, whole: true, as: 'loose' },
    ];
  const isModel = /^\d+$/.test(typed) ? typed.length <= MAX_MODEL_DIGITS : isTooShort(typed);
  const others = [singular(typed), pluralInIes(typed)].filter(form => form !== typed);
  return [isModel ? { words, whole: true } : { words }, ...others.map(form => ({ words: [form], whole: true }))];
}

const LETTERS = /^[a-z]{2,}$/;
const MIN_JOINED = 7;

/** What two words are in one piece, if products may write them so: hero 13, gl b201, mother board. */
export function joinedWay(one: Part, other: Part): Way | undefined {
  const [first, second] = [one.typed, other.typed];
  const areWords = !one.isKnown && !other.isKnown && LETTERS.test(first) && LETTERS.test(second);
  const isOne = areWords ? first.length + second.length >= MIN_JOINED : /^[a-z]+$/.test(first) && /\d/.test(second);
  return isOne ? { words: [`${first}${second}`], whole: true } : undefined;
}

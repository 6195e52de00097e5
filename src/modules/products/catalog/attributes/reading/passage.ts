import type { FoundPhrase, PhraseFinder } from './find-phrases.ts';
import { aboutOthers } from './other-products.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type Token, tokensOf } from './text-tokens.ts';

/** Where a text stands. */
export const PLACES = ['title', 'highlights', 'specs', 'description'] as const;
export type Place = (typeof PLACES)[number];

/** A text, taken apart. */
export interface Passage {
  readonly text: string;
  readonly where: Place;
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly phrases: readonly FoundPhrase[];
  readonly phrasesOf: ReadonlyMap<string, readonly FoundPhrase[]>;
  /** Whether a token is about another product, or about what this one could have. */
  readonly others: readonly boolean[];
}

/** Longer texts are read up to here. */
const MAX_LENGTH = 20_000;

export function passageOf(text: string, where: Place, finder: PhraseFinder): Passage {
  const read = text.slice(0, MAX_LENGTH);
  const tokens = tokensOf(read);
  const phrases = finder.find(tokens);
  return {
    ...{ text: read, where, tokens },
    quantities: quantitiesIn(tokens),
    phrases,
    phrasesOf: Map.groupBy(phrases, ({ attribute }) => attribute),
    others: aboutOthers(tokens),
  };
}

/** A value that a passage may say, from one token to before another. */
export interface Candidate<Value> {
  readonly attribute: string;
  readonly value: Value;
  readonly from: number;
  readonly to: number;
  /** A word says what the value is; one without is worth less, and so is a vague one. */
  readonly certainty: number;
}

export function isAboutOther({ others }: Passage, from: number): boolean {
  return others[from] === true;
}

import { isOneTypoFrom } from '#products/catalog/search/one-typo.ts';
import { fault, type ReadCell, value } from './read.ts';

/** One of a closed set and what people call it. */
export interface CellChoice<Value extends string> {
  readonly value: Value;
  readonly called: readonly string[];
}

/** Reads one of a closed set, whatever its case and punctuation. `unlike` begins the sentence for what is none of them. */
export function readChoiceCell<Value extends string>(
  text: string,
  choices: readonly CellChoice<Value>[],
  unlike: string,
): ReadCell<Value> {
  const folded = foldName(text);
  const found = choices.find(({ called, value: name }) => [name, ...called].some(word => foldKnown(word) === folded));
  if (found) return value(found.value);
  const near = folded.length > 3 && choices.find(choice => isNear(folded, foldKnown(choice.value)));
  return fault(near ? `${unlike} Did you mean ${near.value}?` : unlike);
}

/** A name by its letters and digits alone: "Top Deals", "top-deals" and "TOP_DEALS" are one. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const known = new Map<string, string>();

/** The same for the names of choices, which are few and asked for with every row. */
function foldKnown(name: string): string {
  const folded = known.get(name) ?? foldName(name);
  known.set(name, folded);
  return folded;
}

/** Within one slip of each other as wholes. */
export function isNear(typed: string, known: string): boolean {
  return Math.abs(typed.length - known.length) <= 1 && isOneTypoFrom(typed, known);
}

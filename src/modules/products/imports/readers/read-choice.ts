import { isOneTypoFrom } from '#products/catalog/search/one-typo.ts';
import { t } from '#shared/language/t.ts';
import { fault, type ReadCell, value } from './read.ts';

/** One of a fixed set of values, and its other names. */
export interface CellChoice<Value extends string> {
  readonly value: Value;
  readonly called: readonly string[];
}

/** Reads one of a fixed set, ignoring case and punctuation. `unlike` is the first sentence of the error. */
export function readChoiceCell<Value extends string>(
  text: string,
  choices: readonly CellChoice<Value>[],
  unlike: string,
): ReadCell<Value> {
  const folded = foldName(text);
  const found = choices.find(({ called, value: name }) => [name, ...called].some(word => foldKnown(word) === folded));
  if (found) return value(found.value);
  const near = folded.length > 3 && choices.find(choice => isNear(folded, foldKnown(choice.value)));
  return fault(near ? t('products.imports.cell.near', { unlike, value: near.value }) : unlike);
}

/** Only letters and digits, in lower case: "Top Deals", "top-deals" and "TOP_DEALS" are the same. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const known = new Map<string, string>();

/** Cached, because the names of choices are few and compared for every row. */
function foldKnown(name: string): string {
  const folded = known.get(name) ?? foldName(name);
  known.set(name, folded);
  return folded;
}

/** At most one typo apart. */
export function isNear(typed: string, known: string): boolean {
  return Math.abs(typed.length - known.length) <= 1 && isOneTypoFrom(typed, known);
}

/** Choices from labels by value. */
export function choicesOf(labels: ReadonlyMap<string, string>): CellChoice<string>[] {
  return [...labels].map(([value, label]) => ({ value, called: [label] }));
}

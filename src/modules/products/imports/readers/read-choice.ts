import { isOneTypoFrom } from '#products/catalog/search/spelling/one-typo.ts';
import { t } from '#shared/language/t.ts';
import { foldName } from '#shared/text/fold-name.ts';
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
  const found = findChoice(text, choices);
  if (found === undefined) return { fault: unlike, isUnknown: true };
  return 'is' in found ? value(found.is) : fault(t('products.imports.cell.near', { unlike, value: found.near }));
}

/** The choice of that name, or one with nearly that name; undefined if there is neither. */
export function findChoice<Value extends string>(
  text: string,
  choices: readonly CellChoice<Value>[],
): { readonly is: Value } | { readonly near: Value } | undefined {
  const folded = foldName(text);
  const { names, values } = indexOf(choices);
  const is = names.get(folded);
  if (is !== undefined) return { is };
  const near = folded.length > 3 ? values.find(([known]) => isNear(folded, known)) : undefined;
  return near && { near: near[1] };
}

interface ChoiceIndex<Value extends string> {
  /** By folded name, the first of each. */
  readonly names: ReadonlyMap<string, Value>;
  /** Folded, each with itself. */
  readonly values: readonly (readonly [string, Value])[];
}

const indexes = new WeakMap<readonly CellChoice<string>[], ChoiceIndex<string>>();

/** Kept, because every row of a file is read with the same choices. */
function indexOf<Value extends string>(choices: readonly CellChoice<Value>[]): ChoiceIndex<Value> {
  const known = indexes.get(choices) as ChoiceIndex<Value> | undefined;
  if (known) return known;
  const names = new Map<string, Value>();
  for (const { value: own, called } of choices)
    for (const word of [own, ...called]) {
      const folded = foldName(word);
      if (folded !== '' && !names.has(folded)) names.set(folded, own);
    }
  const index = { names, values: choices.map(({ value: own }) => [foldName(own), own] as const) };
  indexes.set(choices, index);
  return index;
}

/** At most one typo apart. */
export function isNear(typed: string, known: string): boolean {
  return Math.abs(typed.length - known.length) <= 1 && isOneTypoFrom(typed, known);
}

/** Choices from labels by value. */
export function choicesOf(labels: ReadonlyMap<string, string>): CellChoice<string>[] {
  return [...labels].map(([value, label]) => ({ value, called: [label] }));
}

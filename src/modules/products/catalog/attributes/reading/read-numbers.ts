import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { baseUnits } from '#products/catalog/attributes/attribute-units.ts';
import type { FoundPhrase } from './find-phrases.ts';
import { HINTS } from './hints.ts';
import { type Candidate, isAboutOther, type Passage } from './passage.ts';
import { baseOf, type Quantity } from './quantities.ts';
import { readSizes } from './read-sizes.ts';

/** How many words may stand between a number and the word that says what it is. */
const NEAR = 5;

/** A number with a unit that an attribute could have, and what the words near it say. */
interface Claim {
  readonly attribute: string;
  readonly quantity: Quantity;
  readonly value: number;
  readonly word: FoundPhrase | undefined;
}

/** The numbers of a passage, each for the attribute that the words near it name, or for the only one in its unit. */
export function readNumbers(passage: Passage, shapes: readonly AttributeShape[]): readonly Candidate<number>[] {
  const claims = shapes.flatMap(shape => claimsOf(passage, shape));
  const candidates: Candidate<number>[] = [];
  const open: Quantity[] = [];
  for (const rivals of Map.groupBy(claims, ({ quantity }) => quantity).values()) {
    const named = rivals.filter(({ word }) => word !== undefined);
    const left = named.length > 0 ? named : rivals.filter(({ attribute }) => !HINTS[attribute]?.needsWords);
    const [claim] = left;
    if (claim && left.length === 1) candidates.push(candidateOf(claim));
    else if (claim) open.push(claim.quantity);
  }
  return [...candidates, ...readSizes(passage, shapes, { open, candidates })];
}

function candidateOf({ attribute, value, quantity, word }: Claim): Candidate<number> {
  const isConverted = attribute === 'screen-size' && quantity.unit.startsWith('cm');
  return {
    ...{ attribute, value },
    from: Math.min(quantity.from, word && isBeside(word, quantity) ? word.from : quantity.from),
    to: Math.max(quantity.to, word && isBeside(word, quantity) ? word.to : quantity.to),
    certainty: (word || HINTS[attribute]?.evenAlone ? 1 : 0) - (isConverted ? 1.5 : 0),
  };
}

function isBeside(word: FoundPhrase, { from, to }: Quantity): boolean {
  return word.from - to <= 1 && from - word.to <= 1;
}

function claimsOf(passage: Passage, shape: AttributeShape): readonly Claim[] {
  if (shape.type !== 'number' || shape.unit === null) return [];
  const alike = passage.quantities.filter(quantity => !Number.isNaN(baseOf(quantity, shape.unit)));
  const wordOf = wordsNear(passage, shape.id, alike);
  return alike.flatMap((quantity, at): Claim[] => {
    const value = fittingValue(shape, quantity);
    if (value === undefined || isAboutOther(passage, quantity.from)) return [];
    const word = wordOf(quantity, at);
    if (word?.says === 'not' || (HINTS[shape.id]?.exact && isUpTo(passage, quantity))) return [];
    return [{ attribute: shape.id, quantity, value, word }];
  });
}

/** In base units; undefined if the attribute can't have it. */
export function fittingValue({ id, unit, min, max }: AttributeShape, quantity: Quantity): number | undefined {
  const value = baseOf(quantity, unit);
  const { from = 0, to = Number.POSITIVE_INFINITY } = HINTS[id] ?? {};
  const shown = value / baseUnits(unit);
  const fits = value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER) && shown >= from && shown <= to;
  return fits ? value : undefined;
}

/**
 * Finds the word that says what a number is. In “8 GB RAM 128 GB ROM” words stand after their numbers, in “RAM 8 GB ROM 128 GB”
 * before them; which it is shows at the end and at the beginning of their part of the text.
 */
function wordsNear({ tokens, phrasesOf }: Passage, attribute: string, quantities: readonly Quantity[]) {
  const own = phrasesOf.get(attribute) ?? [];
  if (own.length === 0) return () => undefined;
  const starting = new Map(own.map(word => [word.from, word]));
  const ending = new Map(own.map(word => [word.to, word]));
  const clauseOf = (token: number | undefined) => (token === undefined ? undefined : tokens[token]?.clause);
  const last = new Map(quantities.map(quantity => [clauseOf(quantity.from), quantity]));
  const first = new Map(quantities.toReversed().map(quantity => [clauseOf(quantity.from), quantity]));
  const after = ({ from, to }: Quantity, until: number) => {
    for (let at = to; at < until; at += 1) {
      const word = starting.get(at);
      if (word && word.to <= until && clauseOf(at) === clauseOf(from)) return word;
    }
    return undefined;
  };
  const before = ({ from }: Quantity, since: number) => {
    for (let at = from; at > since; at -= 1) {
      const word = ending.get(at);
      if (word && word.from >= since && clauseOf(word.from) === clauseOf(from)) return word;
    }
    return undefined;
  };
  const areAfter = once((clause: number | undefined) => {
    const [begin, end] = [first.get(clause), last.get(clause)];
    if (!begin || !end) return false;
    if (after(end, Math.min(end.to + NEAR, tokens.length))) return true;
    return (
      begin !== end && !before(begin, Math.max(begin.from - NEAR, 0)) && after(begin, begin.to + NEAR) !== undefined
    );
  });
  return (quantity: Quantity, at: number): FoundPhrase | undefined => {
    const clause = clauseOf(quantity.from);
    const isBeside = (other: Quantity | undefined) => other !== undefined && clauseOf(other.from) === clause;
    const previous = isBeside(quantities[at - 1]) ? quantities[at - 1] : undefined;
    const next = isBeside(quantities[at + 1]) ? quantities[at + 1] : undefined;
    const following = after(quantity, Math.min(quantity.to + NEAR, next?.from ?? tokens.length));
    const leading = before(quantity, Math.max(quantity.from - NEAR, previous?.to ?? 0));
    if (areAfter(clause)) return following ?? (previous ? undefined : leading);
    return leading ?? following;
  };
}

function once<Key, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return key => {
    const value = known.has(key) ? (known.get(key) as Value) : of(key);
    known.set(key, value);
    return value;
  };
}

function isUpTo({ tokens }: Passage, { from }: Quantity): boolean {
  const [second, first] = [tokens[from - 1]?.text, tokens[from - 2]?.text];
  return second === 'upto' || (first === 'up' && second === 'to');
}

import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import type { Candidate, Passage } from './passage.ts';
import { isAboutOther } from './passage.ts';
import { baseOf, type Quantity } from './quantities.ts';

/** Storage is at least so many times as large as the memory. */
const TIMES = 4;
const MB_IN_GB = 1_024;
/** A size alone is the storage from here on. */
const SURELY_STORAGE = 64 * MB_IN_GB;
const MEMORIES = new Set([1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32]);
const STORAGES = new Set([16, 32, 64, 128, 256, 512, 1_024]);

interface Read {
  /** Sizes without a word that says what they are. */
  readonly open: readonly Quantity[];
  readonly candidates: readonly Candidate<number>[];
}

/** RAM and storage where no words tell them apart: (8GB, 128GB), 8/128, 16 GB/512 GB SSD. */
export function readSizes(
  passage: Passage,
  shapes: readonly AttributeShape[],
  { open, candidates }: Read,
): readonly Candidate<number>[] {
  if (!['ram', 'storage'].every(id => shapes.some(shape => shape.id === id))) return [];
  const sizes = [...bareSizes(passage), ...open.map(sizeOf)].filter(({ value }) => !Number.isNaN(value));
  const [first, second] = sizes;
  if (!first) return [];
  const known = (id: string) => candidates.find(({ attribute }) => attribute === id)?.value;
  const ram = known('ram');
  const storage = known('storage');
  if (second && ram === undefined && storage === undefined) {
    const [less, more] = first.value < second.value ? [first, second] : [second, first];
    return more.value >= TIMES * less.value ? [candidate('ram', less), candidate('storage', more)] : [];
  }
  if (ram === undefined && storage !== undefined)
    return first.value * TIMES <= storage ? [candidate('ram', first)] : [];
  if (ram !== undefined && storage === undefined)
    return first.value >= TIMES * ram ? [candidate('storage', first)] : [];
  return ram === undefined && first.value >= SURELY_STORAGE ? [candidate('storage', first)] : [];
}

interface Size {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

function candidate(attribute: string, { value, from, to }: Size): Candidate<number> {
  return { ...{ attribute, value, from, to }, certainty: 0 };
}

function sizeOf(quantity: Quantity): Size {
  return { value: baseOf(quantity, 'gb'), from: quantity.from, to: quantity.to };
}

/** 8/128, and the 8 of 8+128GB. */
function bareSizes(passage: Passage): readonly Size[] {
  const { tokens, text } = passage;
  for (const [from, token] of tokens.entries()) {
    const at = tokens[from + 1]?.text === '+' ? from + 2 : from + 1;
    const other = tokens[at];
    if (token.kind !== 'number' || other?.kind !== 'number' || isAboutOther(passage, from)) continue;
    if (!/^ ?[/+-] ?$/.test(text.slice(token.end, other.start))) continue;
    const [less, more] = [Number(token.text), Number(other.text)];
    if (!MEMORIES.has(less) || !STORAGES.has(more) || more < TIMES * less) continue;
    const unit = tokens[at + 1];
    if (unit?.glued && unit.text !== 'gb') continue;
    const sizes = [{ value: less * MB_IN_GB, from, to: from + 1 }];
    // With a unit it is a size of its own.
    return unit?.text === 'gb' ? sizes : [...sizes, { value: more * MB_IN_GB, from: at, to: at + 1 }];
  }
  return [];
}

import { PURPOSES } from '#products/catalog/search/dictionary/soft-words.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { AskedWord } from './asked-words.ts';
import { type KeywordPart, WEIGHT } from './part.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Asked {
  readonly words: readonly AskedWord[];
  readonly vocabulary: Vocabulary;
}

/** Whether products should have a part and need not: a feature, a purpose, or what they seldom say. */
export function isWished(part: KeywordPart, all: readonly KeywordPart[], asked: Asked): boolean {
  if (part.isSoft) return true;
  return isFeature(part, all, asked.words) || isPurpose(part, all, asked) || isOfAnyPhone(part, all, asked.vocabulary);
}

const WITH = 'with';
const TOGETHER_WITH = ['sath', 'saath', 'साथ'];
const OF_THAT_KIND = ['wala', 'wale', 'wali', 'वाला', 'वाले', 'वाली'];

/** Kinds that other products have as well. */
const BUILT_IN: ReadonlySet<Kind> = new Set(['camera', 'security-camera', 'microphone', 'battery']);

/**
 * What is only a feature: the camera of “accha camera wala phone” and of “phone with good camera”, the battery of “phone
 * big battery”. A “phone battery” is one.
 */
function isFeature(
  { kind, exactly, from, to }: KeywordPart,
  all: readonly KeywordPart[],
  words: readonly AskedWord[],
): boolean {
  if (kind === undefined) return false;
  const withAt = words.findIndex(({ folded }) => folded === WITH);
  if ((withAt >= 0 && from > withAt) || OF_THAT_KIND.includes(words[to]?.text ?? '')) return true;
  if (TOGETHER_WITH.includes(words[to + 1]?.text ?? '')) return true;
  const isDevice = (part: KeywordPart) => part.kind !== undefined && !BUILT_IN.has(part.exactly ?? part.kind);
  const before = all.findLast(part => isDevice(part) && part.to <= from);
  return BUILT_IN.has(exactly ?? kind) && before !== undefined && before.to < from && forAt(words) < 0;
}

/**
 * What something is for: “for gaming”, “for laptop”, “gaming ke liye”. What an accessory must fit is none, nor what names
 * a product.
 */
function isPurpose(part: KeywordPart, all: readonly KeywordPart[], { words, vocabulary }: Asked): boolean {
  const at = forAt(words);
  const isAfterFor = at >= 0 && part.from > at;
  if (!isAfterFor && !isBeforeLiye(part.to, words)) return false;
  const meant = partMeant(all, words);
  if (meant === part) return false;
  const isFitted = [meant?.kind, meant?.exactly].some(id => id !== undefined && vocabulary.fitted.has(id));
  if (isFitted) return PURPOSES.has(foldSpelling(part.typed));
  const { kind, otherBrand, weight, measure } = part;
  if (kind !== undefined || measure) return true;
  return meant !== undefined && !otherBrand && weight <= WEIGHT.word;
}

/** The phone of a “blue phone case”: cases seldom say it. */
function isOfAnyPhone({ kind, to }: KeywordPart, all: readonly KeywordPart[], { fitted }: Vocabulary): boolean {
  const meant = all.findLast(part => part.kind !== undefined);
  return (
    kind === 'smartphone' &&
    meant?.kind !== undefined &&
    meant.from >= to &&
    (fitted.has(meant.kind) || meant.kind === 'phone-holder')
  );
}

function forAt(words: readonly AskedWord[]): number {
  return words.findIndex(({ folded }) => folded === 'for');
}

function isBeforeLiye(to: number, words: readonly AskedWord[]): boolean {
  return ['liye', 'लिए'].includes(words[to + 1]?.text ?? '');
}

const GENITIVES = ['ka', 'ki', 'ke', 'का', 'की', 'के'];

/** The last kind is the one meant, but not what it is for: before “for”, after “ke liye”. */
export function partMeant(parts: readonly KeywordPart[], words: readonly AskedWord[]): KeywordPart | undefined {
  const kinds = parts.filter(({ kind }) => kind !== undefined);
  const at = forAt(words);
  // “Dongle for pc” names only what it is for.
  if (at > 0 && kinds.every(({ from }) => from > at)) return undefined;
  const isOwner = ({ to }: KeywordPart) => GENITIVES.includes(words[to]?.text ?? '');
  return (
    kinds.findLast(({ to }) => to <= at) ??
    kinds.findLast(part => !isBeforeLiye(part.to, words) && !isOwner(part)) ??
    kinds.at(-1)
  );
}

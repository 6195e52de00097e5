import type { Category, CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { indexWords } from '#products/catalog/search/search-words.ts';
import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';
import { pathParts, singularOf } from './category-words.ts';
import { CATEGORY_NAMES } from './known-names.ts';

/** Words that say nothing. */
const LITTLE = new Set(['and', 'or', 'of', 'for', 'the', 'all', 'electronic', 'device', 'product', 'item', 'smart']);
/** The last word says what it is: mobile covers are covers. */
const LAST = 1.5;
/** Of the words of a path, those above its last part count less. */
const ABOVE = 0.4;
/** A word by which people search for the category counts a little less than one of its name. */
const SAID = 0.9;
/** Below this the two have more words of their own than together. */
const LEAST = 0.5;

/**
 * The category that a word of a file means most likely, from the names and the search words of the tree; null if none is
 * near. Of a path whose last part means nothing, the parts above it.
 */
export function proposeCategory(text: string, tree: CategoryTree): Kind | null {
  for (let parts = pathParts(text); parts.length > 0; parts = parts.slice(0, -1)) {
    const kind = nearest(parts, tree);
    if (kind !== undefined) return kind;
  }
  return null;
}

function nearest(parts: readonly string[], tree: CategoryTree): Kind | undefined {
  const weights = weightsOf(parts);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  let best: { readonly kind: Kind; readonly score: number } | undefined;
  for (const category of tree.all) {
    const score = category.id === OTHER ? 0 : likeness(category, weights, total);
    if (score >= LEAST && score > (best?.score ?? 0)) best = { kind: category.id, score };
  }
  return best?.kind;
}

function weightsOf(parts: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [at, part] of parts.toReversed().entries()) {
    const words = wordsOf(part);
    for (const word of words)
      if (!weights.has(word)) weights.set(word, at > 0 ? ABOVE : word === words.at(-1) ? LAST : 1);
  }
  return weights;
}

/** Between 0 and 1: how much of the text the category has, and how much of its name the text has. */
function likeness({ id, names, said }: Category, weights: ReadonlyMap<string, number>, total: number): number {
  const own = Object.values(names).map(wordsOf);
  const also = (CATEGORY_NAMES[id] ?? []).map(wordsOf);
  const inName = new Set(own.flat());
  const inSaid = new Set([...also.flat(), ...wordsOf(said)]);
  let found = 0;
  for (const [word, weight] of weights) found += inName.has(word) ? weight : inSaid.has(word) ? SAID * weight : 0;
  const shareOf = (words: readonly string[]) => words.filter(word => weights.has(word)).length / (words.length || 1);
  const share = Math.max(0, ...own.map(shareOf), ...also.map(words => SAID * shareOf(words)));
  return (0.75 * found) / total + 0.25 * share;
}

function wordsOf(text: string): string[] {
  // Some lists write them together: SmartTelevisions.
  return indexWords(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .map(singularOf)
    .filter(word => !LITTLE.has(word));
}

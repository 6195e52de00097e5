import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** What one shop has, beside the words that are the same in every shop. */
export interface Vocabulary {
  /** Its categories by their names, in the spelling of the dictionary. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** Its attributes that are numbers. */
  readonly measures: readonly Attribute[];
  /** Phrases that administrators have said mean the same, by phrase. */
  readonly also: ReadonlyMap<string, readonly string[]>;
}

export const NO_VOCABULARY: Vocabulary = { kinds: new Map(), measures: [], also: new Map() };

/** Plurals of Tamil, which shoppers seldom type. */
const TAMIL_PLURAL = /கள்$/;

export function vocabularyOf(
  categories: CategoryTree,
  attributes: readonly Attribute[],
  also: Vocabulary['also'] = new Map(),
): Vocabulary {
  const kinds = new Map<string, Kind>();
  for (const { id, names } of categories.all)
    for (const name of Object.values(names)) {
      const phrase = searchWords(name).map(foldSpelling).join(' ');
      kinds.set(phrase, id);
      kinds.set(phrase.replace(/s$/, ''), id);
      kinds.set(phrase.replace(TAMIL_PLURAL, ''), id);
    }
  return { kinds, also, measures: attributes.filter(({ type, unit }) => type === 'number' && unit !== null) };
}

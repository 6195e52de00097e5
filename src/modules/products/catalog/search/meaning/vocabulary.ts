import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { singular } from './singular.ts';

/** What one shop has, beside the words that are the same in every shop. */
export interface Vocabulary {
  /** Its categories by their names, in the spelling of the dictionary. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** The words of those names. */
  readonly namingKinds: ReadonlySet<string>;
  /** Its attributes that are numbers. */
  readonly measures: readonly Attribute[];
  /** Its categories of what must fit the device that it is for. */
  readonly fitted: ReadonlySet<Kind>;
  /** Phrases that administrators have said mean the same, by phrase. */
  readonly also: ReadonlyMap<string, readonly string[]>;
}

export const NO_VOCABULARY: Vocabulary = {
  ...{ kinds: new Map(), namingKinds: new Set(), measures: [], fitted: new Set(), also: new Map() },
};

/** Plurals of Tamil, which shoppers seldom type. */
const TAMIL_PLURAL = /கள்$/;

export function vocabularyOf(
  categories: CategoryTree,
  attributes: readonly Attribute[],
  also: Vocabulary['also'] = new Map(),
): Vocabulary {
  const kinds = new Map<string, Kind>();
  const named = categories.all.flatMap(({ id, parentId, names }) =>
    Object.values(names).map(name => ({ id, parentId, name })),
  );
  for (const { id, name } of named) for (const phrase of formsOf(name)) kinds.set(phrase, id);
  // A whole name counts more than one of two. Those of whole departments are too wide.
  for (const { id, name, parentId } of named)
    for (const phrase of parentId === null ? [] : eachOf(name).flatMap(formsOf))
      if (!kinds.has(phrase)) kinds.set(phrase, id);
  return {
    ...{ kinds, also, fitted: new Set(FITTED.flatMap(id => [id, ...categories.within([id])])) },
    namingKinds: new Set([...kinds.keys()].flatMap(phrase => phrase.split(' '))),
    measures: attributes.filter(({ type, unit }) => type === 'number' && unit !== null),
  };
}

/** A product of these must fit the device that it is for; others may be used for anything. */
const FITTED: readonly Kind[] = [
  ...['case', 'screen-protector', 'charger', 'wireless-charger', 'car-charger', 'cable', 'laptop-bag', 'laptop-stand'],
  ...['ink-and-toner', 'remote-control', 'watch-strap', 'tv-mount', 'camera-lens', 'camera-bag', 'spares'],
];

const AND = / (?:and|और|மற்றும்) /u;

/**
 * What a name of two things names: torches, and emergency lights. Of “holders and stands”, the second is too little by
 * itself.
 */
function eachOf(name: string): string[] {
  const each = name.split(AND);
  const isName = (phrase: string, at: number) => phrase.includes(' ') || (at === 0 && /[^s]s$/.test(phrase));
  return each.length > 1 ? each.filter(isName) : [];
}

/** A name as it is looked up, in the plural and in the singular. */
function formsOf(name: string): string[] {
  const words = searchWords(name).map(foldSpelling);
  const phrase = words.join(' ');
  const last = words.at(-1) ?? '';
  const one = [...words.slice(0, -1), singular(last)].join(' ');
  return [phrase, one, phrase.replace(/s$/, ''), phrase.replace(TAMIL_PLURAL, '')];
}

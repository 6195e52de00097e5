import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { CATEGORY_NAMES } from './known-names.ts';

/** What a file calls the category of a row. */
export interface CategoryWord {
  readonly text: string;
  /** Undefined: the seller has to say what it means. */
  readonly kind: Kind | undefined;
  /** Whether the shop knows the word itself, so that nobody is asked. */
  readonly isKnown: boolean;
}

/**
 * What the words of a seller's files mean: what the seller has said of them before, else a category of that name. Of a path
 * such as “Electronics > Mobiles” only the last part decides, because a cable below “Mobiles” is no mobile.
 */
export class CategoryWords {
  readonly #names = new Map<string, Kind>();
  readonly #ids: ReadonlySet<Kind>;
  /** By the seller's own words, folded. */
  readonly #remembered: ReadonlyMap<string, Kind>;

  constructor(tree: CategoryTree, remembered: ReadonlyMap<string, Kind> = new Map()) {
    this.#remembered = remembered;
    this.#ids = new Set(tree.all.map(({ id }) => id));
    const above = new Set(tree.all.map(({ parentId }) => parentId));
    // The id of a group is no name: “mobiles” are phones, its group has tablets too.
    const named = tree.all.map(({ id, names }) => ({
      id,
      called: [...(above.has(id) ? [] : [id]), ...Object.values(names)],
    }));
    const also = tree.all.map(({ id }) => ({ id, called: CATEGORY_NAMES[id] ?? [] }));
    // A name goes before what others also call by it, and both go before what is a name only without its plural.
    for (const fold of [foldName, singularOf])
      for (const categories of [named, also])
        for (const { id, called } of categories)
          for (const name of called.map(fold)) if (!this.#names.has(name)) this.#names.set(name, id);
  }

  /** Whether there is a category with this id. */
  has(id: Kind): boolean {
    return this.#ids.has(id);
  }

  /** Of several cells the first whose word has a meaning; else the first word, with none. */
  read(texts: readonly string[]): CategoryWord | undefined {
    const words = texts.map(text => this.#read(text));
    return words.find(({ kind }) => kind !== undefined) ?? words[0];
  }

  #read(text: string): CategoryWord {
    const remembered = this.#remembered.get(foldName(text));
    if (remembered !== undefined) return { text, kind: remembered, isKnown: false };
    const kind = this.#named(text) ?? this.#lastNamed(text);
    return { text, kind, isKnown: kind !== undefined };
  }

  #named(text: string): Kind | undefined {
    return this.#names.get(foldName(text)) ?? this.#names.get(singularOf(text));
  }

  /** “Mobiles > Accessories” are no other products. */
  #lastNamed(text: string): Kind | undefined {
    const parts = pathParts(text);
    const kind = parts.length > 1 ? this.#named(parts.at(-1) ?? '') : undefined;
    return kind === OTHER ? undefined : kind;
  }
}

/** The parts of a path, the most exact last: `Mobiles > Smartphones`, `Air Conditioners/Split AC`. */
export function pathParts(text: string): string[] {
  return text
    .split(/[>›»/|\\]/)
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** A folded name without its English plural: `acs` is `ac`, `batteries` is `battery`. */
export function singularOf(name: string): string {
  return foldName(name)
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
}

import { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { hasWords, searchWords } from '#products/catalog/search/search-words.ts';
import type { EditedCategory } from './contract.ts';

/** A category of the tree that is in sight. */
export interface TreeRow {
  readonly category: EditedCategory;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among those in the same category, from 1. */
  readonly at: number;
  readonly of: number;
  /** Undefined for one without others in it. */
  readonly isOpen: boolean | undefined;
  /** Whether it was searched for; those above are shown to say where it is. */
  readonly isFound: boolean;
  /** Products in it and in those below. */
  readonly products: number;
}

/** The categories as the rest of the shop knows them. */
export function treeOf(categories: readonly EditedCategory[]): CategoryTree {
  return new CategoryTree(
    categories.map(({ _id: id, parent, gstRate, ...facts }) => ({
      ...{ ...facts, id, parentId: parent, gstRateBp: gstRate === null ? null : gstRate * 100 },
    })),
  );
}

/**
 * The rows of the tree in order: what is in open categories, or where something is searched for, what is called so in any
 * language with those above it.
 * @param categories each before those in it
 */
export function treeRows(
  categories: readonly EditedCategory[],
  { open, find }: { readonly open: ReadonlySet<string>; readonly find: string },
): TreeRow[] {
  const tree = treeOf(categories);
  const sought = searchWords(find);
  const found = new Set(categories.filter(category => isCalled(category, sought)).map(({ _id }) => _id));
  const shown = new Set([...found].flatMap(id => tree.upFrom(id).map(above => above.id)));
  const isSearch = sought.length > 0;
  const below = Map.groupBy(categories, ({ parent }) => parent);
  const total = (category: EditedCategory): number =>
    (below.get(category._id) ?? []).reduce((sum, each) => sum + total(each), category.products);

  const rowsIn = (parent: string | null, level: number): TreeRow[] => {
    const siblings = (below.get(parent) ?? []).filter(({ _id }) => !isSearch || shown.has(_id));
    return siblings.flatMap((category, index) => {
      const { _id: id } = category;
      const others = (below.get(id) ?? []).filter(({ _id }) => !isSearch || shown.has(_id));
      const isOpen = others.length === 0 ? undefined : isSearch || open.has(id);
      const row = { category, level, at: index + 1, of: siblings.length, isOpen, isFound: isSearch && found.has(id) };
      return [{ ...row, products: total(category) }, ...(isOpen ? rowsIn(id, level + 1) : [])];
    });
  };
  return rowsIn(null, 1);
}

/** Whether its id, a name or a search word of it begins with each of the words. */
function isCalled({ _id, names, said }: EditedCategory, sought: readonly string[]): boolean {
  return hasWords([_id, ...Object.values(names), said].join(' '), sought);
}

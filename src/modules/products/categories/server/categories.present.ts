import { versionOf } from '#platform/version-of.ts';
import { type CategoryPicture, CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { isFixedCategory } from '#products/catalog/categories/fixed-categories.ts';
import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { EditedCategory } from '#products/categories/contract.ts';
import type { CategoryRow } from './categories.queries.ts';

/** The tree, each category before those in it. @param rows in the order of their positions */
export function presentCategories(rows: readonly CategoryRow[]): EditedCategory[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return new CategoryTree(rows).all.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [presentCategory(row, rows)] : [];
  });
}

export function presentCategory(row: CategoryRow, rows: readonly CategoryRow[]): EditedCategory {
  const { id, parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns, products } = row;
  return {
    ...{ _id: id, parent: parentId, position: siblingsOf(parentId, rows).indexOf(id), names: { ...names }, said, hsn },
    gstRate: gstRateBp === null ? null : gstRateBp / 100,
    ...{
      serialKind,
      hidden,
      picture: presentPicture(picture),
      returns: presentRule(returns),
      products,
      fixed: isFixedCategory(id),
      version: categoryVersion(row),
    },
  };
}

/** What a category says, without its place among its siblings: who makes room for another has not changed. */
export function categoryVersion(row: CategoryRow): string {
  const { parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns } = row;
  return versionOf([parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns]);
}

function presentPicture(picture: CategoryPicture | null): EditedCategory['picture'] {
  return picture && { src: picture.src, alts: { ...picture.alts } };
}

function presentRule(rule: ReturnRule | null): EditedCategory['returns'] {
  return rule && { way: rule.way, days: rule.days, reasons: { ...rule.reasons } };
}

/** The categories in one category, in their order. */
export function siblingsOf(parentId: Kind | null, rows: readonly CategoryRow[]): Kind[] {
  return rows.filter(row => row.parentId === parentId).map(({ id }) => id);
}

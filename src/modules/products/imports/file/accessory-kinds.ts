import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** The branches of the tree that have accessories, and the accessories that the API has always had. */
const ACCESSORIES: readonly Kind[] = [
  'mobile-accessories',
  'computer-accessories',
  'charger',
  'cable',
  'powerbank',
  'case',
];

/** Categories whose products belong into the section of accessories. */
export function accessoryKinds(tree: CategoryTree): ReadonlySet<Kind> {
  return new Set(tree.within(ACCESSORIES));
}

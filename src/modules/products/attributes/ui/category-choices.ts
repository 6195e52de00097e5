import type { Choice } from '#design/choices/select.tsx';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { t } from '#shared/language/t.ts';

const INDENT = '\u2003';

/** All categories of the tree, those below others indented. */
export function categoryChoices(tree: CategoryTree): Choice[] {
  return tree.all.map(({ id }) => ({
    value: id,
    label: INDENT.repeat(tree.upFrom(id).length - 1) + tree.nameOf(id, t('language.code')),
  }));
}

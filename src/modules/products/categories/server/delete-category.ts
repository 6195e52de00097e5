import type { ActorCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { moveProducts, productsAreCurrent } from '#products/catalog/server/catalog.ts';
import { categoryInUse, removalChanged } from '#products/categories/contract.ts';
import { deleteCategoryRow, listCategoryRows, lockCategories } from './categories.queries.ts';
import { planRemoval, type WhichRemoval } from './plan-removal.ts';
import { recordCategoryAct } from './record-category-act.ts';

/**
 * Deletes a category and moves its products in the same transaction, if that still does what its preview said. Prices, stock
 * and orders stay as they are.
 * @throws what `planRemoval` throws; categoryInUse if it has products and nowhere to put them; removalChanged with the
 * removal as it would be now
 */
export async function deleteCategory(
  ctx: ActorCtx,
  { id, to, version }: WhichRemoval & { readonly version: string },
): Promise<void> {
  const moved = await ctx.tx(async tx => {
    await lockCategories(tx.db);
    const plan = await planRemoval(tx, { id, to });
    if (plan.version !== version) throw removalChanged().with({ data: plan });
    const rows = await listCategoryRows(tx.db);
    const tree = new CategoryTree(rows);
    const count = plan.products + plan.deleted;
    if (count > 0 && to === undefined) throw categoryInUse(tree.nameOf(id, ctx.language), count);
    const moved = count > 0 && to !== undefined ? await moveProducts(tx, { from: id, to }) : 0;
    await deleteCategoryRow(tx.db, id);
    const more = moved > 0 && to !== undefined ? { products: String(moved), to: tree.nameOf(to) } : {};
    await recordCategoryAct(tx, 'category.deleted', { id, rows, now: rows.filter(row => row.id !== id), more });
    tx.changed(cacheTag.everything);
    return moved;
  });
  if (moved > 0) await productsAreCurrent(ctx);
}

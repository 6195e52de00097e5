import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as calls from '#products/categories/contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { presentCategories } from './categories.present.ts';
import { listCategoryRows } from './categories.queries.ts';
import { deleteCategory } from './delete-category.ts';
import { planRemoval } from './plan-removal.ts';
import { addCategory, changeCategory } from './save-category.ts';

/** The tree of categories, which administrators edit. */
export function serveCategories(api: Api): void {
  serve(api, calls.listCategories, administrator, async ctx => ({
    data: presentCategories(await listCategoryRows(ctx.db)),
  }));
  serve(api, calls.addCategory, administrator, async (ctx, typed) => ({
    data: await addCategory(ctx, typed),
    message: speaking(ctx.language, () => t('products.categories.told.added')),
  }));
  serve(api, calls.changeCategory, administrator, async (ctx, typed) => ({
    data: await changeCategory(ctx, typed),
    message: speaking(ctx.language, () => t('products.categories.told.changed')),
  }));
  serve(api, calls.previewRemoval, administrator, async (ctx, which) => ({ data: await planRemoval(ctx, which) }));
  serve(api, calls.deleteCategory, administrator, async (ctx, which) => {
    await deleteCategory(ctx, which);
    return { message: speaking(ctx.language, () => t('products.categories.told.deleted')) };
  });
}

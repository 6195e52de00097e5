import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as calls from '#products/attributes/contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { presentAttribute } from './attributes.present.ts';
import { listValuesInUse } from './attributes.queries.ts';
import { orderAttributes, showCategoryAttributes } from './category-attributes.ts';
import { listAttributes } from './list-attributes.ts';
import { removeAttribute, restoreAttribute } from './remove-attribute.ts';
import { addAttribute, changeAttribute, findAttribute } from './save-attribute.ts';

/** The attributes of products, which administrators edit. */
export function serveAttributes(api: Api): void {
  serve(api, calls.listAttributes, administrator, listAttributes);
  serve(api, calls.getAttribute, administrator, async (ctx, { id }) => ({
    data: presentAttribute(await findAttribute(ctx, id), await listValuesInUse(ctx.db, id)),
  }));
  serve(api, calls.addAttribute, administrator, async (ctx, typed) => ({
    data: await addAttribute(ctx, typed),
    message: speaking(ctx.language, () => t('products.attributes.told.added')),
  }));
  serve(api, calls.changeAttribute, administrator, async (ctx, typed) => ({
    data: await changeAttribute(ctx, typed),
    message: speaking(ctx.language, () => t('products.attributes.told.changed')),
  }));
  serve(api, calls.removeAttribute, administrator, async (ctx, which) => {
    await removeAttribute(ctx, which);
    return { message: speaking(ctx.language, () => t('products.attributes.told.removed')) };
  });
  serve(api, calls.restoreAttribute, administrator, async (ctx, which) => ({
    data: await restoreAttribute(ctx, which),
    message: speaking(ctx.language, () => t('products.attributes.told.restored')),
  }));
  serve(api, calls.getCategoryAttributes, administrator, async (ctx, which) => ({
    data: await showCategoryAttributes(ctx, which),
  }));
  serve(api, calls.orderAttributes, administrator, async (ctx, asked) => ({
    data: await orderAttributes(ctx, asked),
    message: speaking(ctx.language, () => t('products.attributes.told.ordered')),
  }));
}

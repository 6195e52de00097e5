import type { Ctx } from '#platform/context.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { describeFields } from '#products/catalog/server/catalog.ts';
import {
  listOwnProducts as endpoint,
  getProductChoices,
} from '#products/inventory/own-products/own-products.contract.ts';
import {
  addProduct as addEndpoint,
  deleteProduct as deleteEndpoint,
  editProduct as editEndpoint,
  getOwnProduct,
  ProductOnFile,
  restoreProduct as restoreEndpoint,
  setProductStatus,
} from '#products/inventory/product/products.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { addProduct } from './add-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { editProduct } from './edit-product.ts';
import { listOwnProducts, showProductChoices } from './own-products.ts';
import type { WireProduct } from './product-on-file.present.ts';
import { showOwnProduct } from './show-own-product.ts';

export function serveProducts(api: Api): void {
  describeFields(ProductOnFile);
  serve(api, getOwnProduct, seller, async (ctx, { id }) => ({ data: await showOwnProduct(ctx, id) }));
  serve(api, addEndpoint, seller, async (ctx, written) => {
    const data = await addProduct(ctx, written);
    return { data, message: told(ctx, data, () => t('products.inventory.added')) };
  });
  serve(api, editEndpoint, seller, async (ctx, written) => {
    const data = await editProduct(ctx, written);
    return { data, message: told(ctx, data, () => t('products.inventory.updated')) };
  });
  serve(api, setProductStatus, seller, async (ctx, { id, status }) => {
    const data = await editProduct(ctx, { id, status });
    return { data, message: told(ctx, data, () => t('products.inventory.updated')) };
  });
  serve(api, deleteEndpoint, seller, async (ctx, { id }) => ({
    message: speaking(ctx.language, () => t('products.inventory.deleted')),
    data: await deleteProduct(ctx, id),
  }));
  serve(api, restoreEndpoint, seller, async (ctx, { id }) => ({
    message: speaking(ctx.language, () => t('products.inventory.restored')),
    data: await restoreProduct(ctx, id),
  }));
}

/** What was done, or that it waits. */
function told({ language }: Ctx, { approval }: WireProduct, done: () => string): string {
  return speaking(language, () => {
    if (approval?.state !== 'waiting') return done();
    return approval.isNew ? t('products.approvals.told.productWaits') : t('products.approvals.told.changeWaits');
  });
}

export function serveOwnProducts(api: Api): void {
  serve(api, endpoint, seller, listOwnProducts);
  serve(api, getProductChoices, seller, async ctx => ({ data: await showProductChoices(ctx) }));
}

import { listOwnProducts as endpoint, getProductChoices } from '#features/inventory/own-products.contract.ts';
import { seller } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { listOwnProducts, showProductChoices } from './own-products.ts';

export function serveOwnProducts(api: Api): void {
  serve(api, endpoint, seller, listOwnProducts);
  serve(api, getProductChoices, seller, async ctx => ({ data: await showProductChoices(ctx) }));
}

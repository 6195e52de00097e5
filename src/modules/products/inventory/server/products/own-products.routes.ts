import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  listOwnProducts as endpoint,
  getProductChoices,
} from '#products/inventory/own-products/own-products.contract.ts';
import { listOwnProducts, showProductChoices } from './own-products.ts';

export function serveOwnProducts(api: Api): void {
  serve(api, endpoint, seller, listOwnProducts);
  serve(api, getProductChoices, seller, async ctx => ({ data: await showProductChoices(ctx) }));
}

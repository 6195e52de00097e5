import { anyone, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  getHomeGoods,
  getProduct,
  getProductBySlug,
  listProducts as listEndpoint,
  searchProducts as searchEndpoint,
  listSomeProducts as someEndpoint,
} from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { showHomeGoods } from '#products/catalog/server/index/home-goods.ts';
import { listProducts, searchProducts } from '#products/catalog/server/reading/list-products.ts';
import { listSomeProducts } from '#products/catalog/server/reading/list-some-products.ts';
import { showProduct } from '#products/catalog/server/reading/show-product.ts';
import { suggestGoods } from '#products/catalog/server/search/suggest-goods.ts';

export function serveCatalog(api: Api): void {
  serve(api, getHomeGoods, everybody, showHomeGoods);
  serve(api, listEndpoint, everybody, listProducts);
  serve(api, searchEndpoint, everybody, searchProducts);
  serve(api, getSuggestions, everybody, suggestGoods);
  // Hardly two carts are alike: kept, their answers would only push out those that many ask for.
  serve(api, someEndpoint, anyone, async (ctx, { ids }) => ({ data: await listSomeProducts(ctx, ids) }));
  serve(api, getProduct, everybody, async (ctx, { id }) => ({ data: await showProduct(ctx, { id }) }));
  serve(api, getProductBySlug, everybody, async (ctx, { slug }) => ({ data: await showProduct(ctx, { slug }) }));
}

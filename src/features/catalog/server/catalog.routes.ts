import {
  getHomeGoods,
  getProduct,
  getProductBySlug,
  listProducts as listEndpoint,
  ProductFilter,
  searchProducts as searchEndpoint,
  listSomeProducts as someEndpoint,
} from '#features/catalog/contract.ts';
import { ProductDetail, ProductSummary } from '#features/catalog/product.schema.ts';
import { getSuggestions } from '#features/catalog/suggestions.contract.ts';
import { anyone, everybody } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { describeFields } from './describe-fields.ts';
import { showHomeGoods } from './home-goods.ts';
import { listProducts, searchProducts } from './list-products.ts';
import { listSomeProducts } from './list-some-products.ts';
import { showProduct } from './show-product.ts';
import { suggestGoods } from './suggest-goods.ts';

export function serveCatalog(api: Api): void {
  for (const schema of [ProductSummary, ProductDetail, ProductFilter]) describeFields(schema);
  serve(api, getHomeGoods, everybody, showHomeGoods);
  serve(api, listEndpoint, everybody, listProducts);
  serve(api, searchEndpoint, everybody, searchProducts);
  serve(api, getSuggestions, everybody, suggestGoods);
  // Hardly two carts are alike: kept, their answers would only push out those that many ask for.
  serve(api, someEndpoint, anyone, async (ctx, { ids }) => ({ data: await listSomeProducts(ctx, ids) }));
  serve(api, getProduct, everybody, async (ctx, { id }) => ({ data: await showProduct(ctx, { id }) }));
  serve(api, getProductBySlug, everybody, async (ctx, { slug }) => ({ data: await showProduct(ctx, { slug }) }));
}

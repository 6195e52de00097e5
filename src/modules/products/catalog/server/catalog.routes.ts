import { anyone, everybody, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { shareText } from '#platform/http/serving/wire-schema.ts';
import { getDepartments } from '#products/catalog/categories/departments.contract.ts';
import { compareProducts as compareEndpoint } from '#products/catalog/comparison/comparison.contract.ts';
import {
  listCards as cardsEndpoint,
  Facets,
  getOwnFitted,
  getProduct,
  getProductBySlug,
  listProducts as listEndpoint,
  ProductFilter,
  searchProducts as searchEndpoint,
  listSomeProducts as someEndpoint,
} from '#products/catalog/contract.ts';
import { CardProduct, ProductDetail, ProductSummary } from '#products/catalog/product/product.schema.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { compareProducts } from '#products/catalog/server/comparison/compare-products.ts';
import { showDepartments } from '#products/catalog/server/reading/departments.ts';
import {
  listCards,
  listProducts,
  listSomeProducts,
  searchProducts,
} from '#products/catalog/server/reading/list-products.ts';
import { ownFitted } from '#products/catalog/server/reading/own-fitted.ts';
import { describeFields } from '#products/catalog/server/reading/present-fields.ts';
import { showProduct } from '#products/catalog/server/reading/show-product.ts';
import { suggestProducts } from '#products/catalog/server/search/suggest-products.ts';

export function serveCatalog(api: Api): void {
  for (const schema of [ProductSummary, ProductDetail, ProductFilter]) describeFields(schema);
  for (const schema of [ProductSummary, CardProduct, Facets]) shareText(schema);
  serve(api, getDepartments, everybody, async (ctx, { language }) => ({ data: await showDepartments(ctx, language) }));
  serve(api, listEndpoint, everybody, listProducts);
  serve(api, searchEndpoint, everybody, searchProducts);
  serve(api, getSuggestions, everybody, suggestProducts);
  // Not cached: nearly every cart and wishlist is different, so these answers would only evict those that are requested often.
  serve(api, someEndpoint, anyone, async (ctx, { ids }) => ({ data: await listSomeProducts(ctx, ids) }));
  serve(api, cardsEndpoint, anyone, listCards);
  serve(api, getOwnFitted, shopper, async (ctx, { id }) => ({ data: await ownFitted(ctx, id) }));
  serve(api, compareEndpoint, everybody, compareProducts);
  serve(api, getProduct, everybody, async (ctx, { id, language }) => ({
    data: await showProduct(ctx, { id }, language),
  }));
  serve(api, getProductBySlug, everybody, async (ctx, { slug, language }) => ({
    data: await showProduct(ctx, { slug }, language),
  }));
}

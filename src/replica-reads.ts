import { listBanners } from '#features/banners/contract.ts';
import {
  getHomeGoods,
  getProduct,
  getProductBySlug,
  listProducts,
  searchProducts,
} from '#features/catalog/contract.ts';
import { getSuggestions } from '#features/catalog/suggestions.contract.ts';
import { getDashboard } from '#features/dashboard/contract.ts';
import { exportGoods } from '#features/imports/contract.ts';
import { getStatement } from '#features/ledger/contract.ts';
import { exportOrders } from '#features/orders/contract.ts';
import { listReviews } from '#features/reviews/contract.ts';
import type { EndpointShape } from '#shared/endpoint.ts';

/**
 * The calls that may be answered from a replica: what public pages are made of, reports, exports; the sitemap asks by
 * itself. Whatever decides on stock, price or rights reads the primary, and so does whoever is being answered about
 * something of their own.
 */
export const REPLICA_READS: ReadonlySet<EndpointShape> = new Set<EndpointShape>([
  getHomeGoods,
  listProducts,
  searchProducts,
  getSuggestions,
  getProduct,
  getProductBySlug,
  listReviews,
  listBanners,
  getDashboard,
  exportOrders,
  exportGoods,
  getStatement,
]);

import { getStatement } from '#finance/ledger/contract.ts';
import { getDashboard } from '#office/dashboard/contract.ts';
import { exportOrders } from '#orders/orders/contract.ts';
import { listBanners } from '#products/banners/contract.ts';
import { getDepartments } from '#products/catalog/categories/departments.contract.ts';
import { compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import { getProduct, getProductBySlug, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { getFront } from '#products/fronts/front.contract.ts';
import { exportProducts } from '#products/imports/contract.ts';
import { listQuestions } from '#products/questions/contract.ts';
import { listReviews } from '#products/reviews/contract.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';

/**
 * The calls that may read from a replica: those for public pages, reports and exports; the sitemap chooses for itself.
 * Whatever decides about stock, prices or rights reads the primary, and so do answers about a user's own data.
 */
export const REPLICA_READS: ReadonlySet<EndpointShape> = new Set<EndpointShape>([
  getFront,
  getDepartments,
  listProducts,
  searchProducts,
  getSuggestions,
  compareProducts,
  getProduct,
  getProductBySlug,
  listReviews,
  listQuestions,
  listBanners,
  getDashboard,
  exportOrders,
  exportProducts,
  getStatement,
]);

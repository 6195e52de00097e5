/** The door to the catalogue: what carts, orders and reviews may ask of it. */

export {
  changeStock,
  type LockedProduct,
  lockProducts,
  repriceProducts,
} from '#products/catalog/server/index/change-products.ts';
export { insertFirstBrands } from '#products/catalog/server/index/first-brands.ts';
export { rederiveProducts } from '#products/catalog/server/index/rederive-products.ts';
export { type SaleFacts, saleFacts } from '#products/catalog/server/index/sale-facts.ts';
export { refreshProductsOf, relistProductsOf } from '#products/catalog/server/index/seller-products.ts';
export { presentProductSummary } from '#products/catalog/server/reading/catalog.present.ts';
export type { ProductSummaryRow } from '#products/catalog/server/reading/catalog.rows.ts';
export { describeFields } from '#products/catalog/server/reading/describe-fields.ts';
export { familyOf } from '#products/catalog/server/reading/family-of.ts';
export { countOnSale, countProductsOf, hasProducts } from '#products/catalog/server/reading/on-sale.queries.ts';
export { presenterOf } from '#products/catalog/server/reading/present-fields.ts';
export { changeRating, lockProduct } from '#products/catalog/server/reading/rating.ts';
export {
  type UnavailableProduct,
  unavailableProducts,
} from '#products/catalog/server/reading/unavailable-products.queries.ts';
export { listTitles } from '#products/catalog/server/search/list-titles.ts';
export { brandLabels } from '#products/catalog/server/writing/brand-labels.ts';
export { brandNames } from '#products/catalog/server/writing/brand-names.ts';
export {
  deleteBrands,
  listBrandRows,
  lockBrands,
  putBrands,
} from '#products/catalog/server/writing/brand-rows.queries.ts';
export { growCatalogue } from '#products/catalog/server/writing/grow-catalogue.ts';
export { holdProduct } from '#products/catalog/server/writing/hold-seller.ts';
export { insertProducts } from '#products/catalog/server/writing/insert-products.ts';
export {
  type FieldRow,
  productColumns,
  selected,
  selections,
} from '#products/catalog/server/writing/product-columns.ts';
export {
  deductStock,
  returnStock,
  type StockLine,
  type StockShortage,
} from '#products/catalog/server/writing/stock.ts';
export { setProductDeleted, updateProducts } from '#products/catalog/server/writing/update-products.ts';
export { publishedProducts, publishedTitles } from './published.ts';

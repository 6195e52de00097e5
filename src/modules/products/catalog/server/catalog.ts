/** The facade of the catalogue: the functions and sources that other features may use. */

export { approveWaiting } from '#products/catalog/server/approval/approve-waiting.ts';
export { checkedSellers } from '#products/catalog/server/approval/checked-sellers.ts';
export { convertWaitingValues } from '#products/catalog/server/approval/convert-waiting-values.ts';
export { nextVersion, waitingForCategory, withdrawFromQueue } from '#products/catalog/server/approval/queue.ts';
export { knownAttributes } from '#products/catalog/server/attributes.ts';
export { knownBrands } from '#products/catalog/server/brands.ts';
export { knownCategories, returnsVary } from '#products/catalog/server/categories.ts';
export { forgetSearchEngine } from '#products/catalog/server/engine/feeding/feed.queries.ts';
export { giveUpSearchFeed } from '#products/catalog/server/engine/feeding/give-up.ts';
export { productsAreCurrent } from '#products/catalog/server/engine/live-search.ts';
export { searchStatus } from '#products/catalog/server/engine/search-status.ts';
export { isOfferOf, isUnlinked, likenessOf, matchOf } from '#products/catalog/server/offers/match-of.ts';
export { isDeal } from '#products/catalog/server/prices/deal-stock.ts';
export { endByEdit } from '#products/catalog/server/prices/end-by-edit.ts';
export { ordinarySalePrice } from '#products/catalog/server/prices/ordinary-price.ts';
export { closePrice, startPrice } from '#products/catalog/server/prices/switch-prices.ts';
export { presentProductSummary } from '#products/catalog/server/reading/catalog.present.ts';
export { type ProductSummaryRow, runningDeal } from '#products/catalog/server/reading/catalog.queries.ts';
export { collectProducts, countMatching, pickProducts } from '#products/catalog/server/reading/collect-products.ts';
export { countedBrands, countedKinds } from '#products/catalog/server/reading/counted-brands.ts';
export { keySpecs, saidAttributes } from '#products/catalog/server/reading/key-specs.ts';
export { listProducts, searchProducts } from '#products/catalog/server/reading/list-products.ts';
export {
  countOnSaleOf,
  countProductsOf,
  hasProducts,
  isOnSale,
  listTitles,
  type UnavailableProduct,
  unavailableProducts,
} from '#products/catalog/server/reading/other-modules.queries.ts';
export { describeFields, presenterOf } from '#products/catalog/server/reading/present-fields.ts';
export { type Ranking, rankProducts } from '#products/catalog/server/reading/rank-products.ts';
export { countRegisteredSellers } from '#products/catalog/server/reading/registered-sellers.ts';
export { publishedSaleFacts, type SaleFacts, saleFacts } from '#products/catalog/server/reading/sale-facts.ts';
export type { ServedProduct, ServiceWith } from '#products/catalog/server/reading/services-with.ts';
export { showProduct } from '#products/catalog/server/reading/show-product.ts';
export {
  changeRating,
  changeStock,
  familyOf,
  repriceProducts,
} from '#products/catalog/server/writing/change-products.ts';
export {
  type ChangedValue,
  convertAttributeValues,
} from '#products/catalog/server/writing/convert-attribute-values.ts';
export { growCatalogue } from '#products/catalog/server/writing/grow-catalogue.ts';
export { insertProducts } from '#products/catalog/server/writing/insert-products.ts';
export {
  holdProduct,
  holdProducts,
  holdSellersOf,
  holdStockOf,
  type LockedProduct,
  lockProduct,
  lockProducts,
  readProducts,
} from '#products/catalog/server/writing/lock-products.ts';
export { moveProducts } from '#products/catalog/server/writing/move-products.ts';
export {
  type FieldRow,
  productColumns,
  type SearchNames,
  selected,
  selections,
} from '#products/catalog/server/writing/product-columns.ts';
export { rederiveProducts } from '#products/catalog/server/writing/rederive-products.ts';
export { refreshWords } from '#products/catalog/server/writing/refresh-words.ts';
export { searchNames } from '#products/catalog/server/writing/search-names.ts';
export { refreshProductsOf, relistProductsOf } from '#products/catalog/server/writing/seller-products.ts';
export { setMatch } from '#products/catalog/server/writing/set-match.ts';
export {
  deductStock,
  returnStock,
  type StockLine,
  type StockShortage,
} from '#products/catalog/server/writing/stock.ts';
export { setProductDeleted, updateProducts } from '#products/catalog/server/writing/update-products.ts';
export { holdAttributes, readAttributes } from './attributes.ts';
export {
  brandLabels,
  brandNames,
  deleteBrands,
  insertFirstBrands,
  listBrandRows,
  listNamedBrands,
  lockBrands,
  putBrands,
} from './brands.ts';
export { readCategories, setCategoryPictures } from './categories.ts';
export { categoriesUpFrom, publishedProducts, publishedScarce, publishedTitles, wasPublic } from './published.ts';

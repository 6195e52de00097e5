/** The door to the catalogue: what carts, orders and reviews may ask of it. */

export { adjustStock, type LockedGood, lockGoods, repriceGoods } from '#products/catalog/server/index/change-goods.ts';
export { insertFirstBrands } from '#products/catalog/server/index/first-brands.ts';
export { rederiveGoods } from '#products/catalog/server/index/rederive-goods.ts';
export { type SaleFacts, saleFacts } from '#products/catalog/server/index/sale-facts.ts';
export { freshenGoodsOf, relistGoodsOf } from '#products/catalog/server/index/seller-goods.ts';
export { type AwayGood, awayGoods } from '#products/catalog/server/reading/away-goods.queries.ts';
export { presentSummary } from '#products/catalog/server/reading/catalog.present.ts';
export type { SummaryRow } from '#products/catalog/server/reading/catalog.rows.ts';
export { familyOf } from '#products/catalog/server/reading/family-of.ts';
export { countGoodsOf, countOnSale } from '#products/catalog/server/reading/on-sale.queries.ts';
export { changeRating, lockProduct } from '#products/catalog/server/reading/rating.ts';
export { listTitles } from '#products/catalog/server/search/list-titles.ts';
export { brandLabels } from '#products/catalog/server/writing/brand-labels.ts';
export { brandNames } from '#products/catalog/server/writing/brand-names.ts';
export {
  deleteBrands,
  listBrandRows,
  lockBrands,
  putBrands,
} from '#products/catalog/server/writing/brand-rows.queries.ts';
export { holdProduct } from '#products/catalog/server/writing/hold-seller.ts';
export { insertProducts } from '#products/catalog/server/writing/insert-products.ts';
export { productColumns } from '#products/catalog/server/writing/product-columns.ts';
export { returnStock, type StockLine, type StockShortage, takeStock } from '#products/catalog/server/writing/stock.ts';
export { setDeleted, updateProducts } from '#products/catalog/server/writing/update-products.ts';
export { publishedProducts, publishedTitles } from './published.ts';

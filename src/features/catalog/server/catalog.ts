/** The door to the catalogue: what carts, orders and reviews may ask of it. */
export { type AwayGood, awayGoods } from './away-goods.queries.ts';
export { brandLabels } from './brand-labels.ts';

export { brandNames } from './brand-names.ts';
export { deleteBrands, listBrandRows, lockBrands, putBrands } from './brand-rows.queries.ts';
export { presentSummary } from './catalog.present.ts';
export type { SummaryRow } from './catalog.rows.ts';
export { adjustStock, type LockedGood, lockGoods, repriceGoods } from './change-goods.ts';
export { describeFields } from './describe-fields.ts';
export { familyOf } from './family-of.ts';
export { insertFirstBrands } from './first-brands.ts';
export { holdProduct } from './hold-seller.ts';
export { insertProducts } from './insert-products.ts';
export { listTitles } from './list-titles.ts';
export { countGoodsOf, countOnSale } from './on-sale.queries.ts';
export { presenterOf } from './present-fields.ts';
export { type FieldRow, productColumns, selected, selections } from './product-columns.ts';
export { publishedProducts, publishedTitles } from './published.ts';
export { changeRating, lockProduct } from './rating.ts';
export { rederiveGoods } from './rederive-goods.ts';
export { type SaleFacts, saleFacts } from './sale-facts.ts';
export { freshenGoodsOf, relistGoodsOf } from './seller-goods.ts';
export { returnStock, type StockLine, type StockShortage, takeStock } from './stock.ts';
export { setDeleted, updateProducts } from './update-products.ts';

/** Public API of inventory for other features. */

export { readOwnProduct } from '#products/inventory/server/products/own-products.ts';
export { saveStockRows } from '#products/inventory/server/stock/save-stock-rows.ts';

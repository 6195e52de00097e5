import { STOCK_STATES } from '#products/inventory/own-products/own-products.contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anId, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { STOCK_ORDERS, STOCK_SORTS } from './stock-sheet.contract.ts';

/** The address of the stock table. */
export const stockAddress = listAddressOf(adminPaths.stock, {
  /** Administrators only: products of all sellers instead of the house's own. */
  sellers: oneOf(['all']),
  stock: oneOf(STOCK_STATES),
  find: words,
  /** A product, to show only its variants and itself. */
  variants: anId<'product'>(),
  sort: oneOf(STOCK_SORTS, 'title'),
  order: oneOf(STOCK_ORDERS, 'asc'),
});

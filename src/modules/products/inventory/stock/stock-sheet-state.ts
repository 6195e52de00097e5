import { STOCK_STATES, type StockState } from '#products/inventory/own-products/own-products.contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress, readFind, readListChoice, readPage } from '#shared/paths/list-address.ts';
import { STOCK_ORDERS, STOCK_SORTS, type StockSort } from './stock-sheet.contract.ts';

/** State of the stock table, as it is in its address. */
export interface StockSheetState {
  /** Administrators only: products of all sellers instead of the house's own. */
  readonly all: boolean;
  readonly stock: StockState | undefined;
  readonly find: string | undefined;
  readonly sort: StockSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

/** Reads the state from the address and ignores invalid values. */
export function readStockSheet(params: URLSearchParams): StockSheetState {
  return {
    all: params.get('sellers') === 'all',
    stock: readListChoice(params, 'stock', STOCK_STATES),
    find: readFind(params),
    sort: readListChoice(params, 'sort', STOCK_SORTS) ?? 'title',
    order: readListChoice(params, 'order', STOCK_ORDERS) ?? 'asc',
    page: readPage(params),
  };
}

/** The address of a state, without default values. */
export function stockSheetHref({ all, stock, find, sort, order, page }: Partial<StockSheetState>): string {
  return listAddress(adminPaths.stock, {
    ...{ sellers: all && 'all', stock, find, page },
    sort: sort === 'title' ? undefined : sort,
    order: order === 'asc' ? undefined : order,
  });
}

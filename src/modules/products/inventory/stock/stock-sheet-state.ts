import { STOCK_STATES, type StockState } from '#products/inventory/own-products/own-products.contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress, readFind, readListChoice, readPage } from '#shared/paths/list-address.ts';
import { STOCK_ORDERS, STOCK_SORTS, type StockSort } from './stock-sheet.contract.ts';

/** What the table of stock shows, as its address says it. */
export interface StockSheetState {
  /** Administrators only: every seller's products in place of the house's own. */
  readonly all: boolean;
  readonly stock: StockState | undefined;
  readonly find: string | undefined;
  readonly sort: StockSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
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

/** The address of the table; what is as usual is left out of it. */
export function stockSheetHref({ all, stock, find, sort, order, page }: Partial<StockSheetState>): string {
  return listAddress(adminPaths.stock, {
    ...{ sellers: all && 'all', stock, find, page },
    sort: sort === 'title' ? undefined : sort,
    order: order === 'asc' ? undefined : order,
  });
}

import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { STOCK_STATES, type StockState } from './own-products.contract.ts';

/** What the back-office's list of goods shows, as its address says it. */
export interface OwnProductsState {
  /** Administrators only: every seller's goods in place of the house's own. */
  readonly all: boolean;
  readonly stock: StockState | undefined;
  readonly page: number;
  readonly find: string | undefined;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readOwnProducts(params: URLSearchParams): OwnProductsState {
  return {
    all: params.get('sellers') === 'all',
    stock: readChoice(params, 'stock', STOCK_STATES),
    page: readPage(params),
    find: readFind(params),
  };
}

/** The address of a list; what is as usual is left out of it. */
export function ownProductsHref({ all, stock, page, find }: Partial<OwnProductsState>): string {
  return listAddress('/admin/products', { sellers: all && 'all', stock, find, page });
}

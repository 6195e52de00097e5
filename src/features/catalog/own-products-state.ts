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
  const page = Number(params.get('page'));
  return {
    all: params.get('sellers') === 'all',
    stock: STOCK_STATES.find(state => state === params.get('stock')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    find: params.get('find')?.trim().slice(0, 100) || undefined,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function ownProductsHref({ all, stock, page, find }: Partial<OwnProductsState>): string {
  const params = new URLSearchParams();
  if (all) params.set('sellers', 'all');
  if (stock) params.set('stock', stock);
  if (find) params.set('find', find);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return `/admin/products${query && `?${query}`}`;
}

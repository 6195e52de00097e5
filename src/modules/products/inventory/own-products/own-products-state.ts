import { PRODUCT_STATUSES, type ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { ProductId } from '#shared/id.ts';
import { UUID } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress, readFind, readListChoice, readPage } from '#shared/paths/list-address.ts';
import { OWN_SORTS, type OwnSort, STOCK_STATES, type StockState } from './own-products.contract.ts';

/** What is open in the side panel: a new product, an existing one, or a copy of one. */
export type OpenProduct = { readonly kind: 'new' } | { readonly kind: 'edit' | 'copy'; readonly id: ProductId };

/** State of the back-office's list of products, as it is in its address. */
export interface OwnProductsState {
  /** Administrators only: products of all sellers instead of the house's own. */
  readonly all: boolean;
  readonly view: 'table' | undefined;
  readonly status: ProductStatus | undefined;
  readonly stock: StockState | undefined;
  readonly sort: OwnSort | undefined;
  readonly order: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly find: string | undefined;
  readonly open: OpenProduct | undefined;
}

/** Reads the state from the address and ignores invalid values. */
export function readOwnProducts(params: URLSearchParams): OwnProductsState {
  return {
    all: params.get('sellers') === 'all',
    view: readListChoice(params, 'view', ['table']),
    status: readListChoice(params, 'status', PRODUCT_STATUSES),
    stock: readListChoice(params, 'stock', STOCK_STATES),
    sort: readListChoice(params, 'sort', OWN_SORTS),
    order: readListChoice(params, 'order', ['asc', 'desc']),
    page: readPage(params),
    find: readFind(params),
    open: readOpen(params),
  };
}

/** The address of a state, without default values. */
export function ownProductsHref({ all, open, sort, ...said }: Partial<OwnProductsState>): string {
  const { view, status, stock, order, find, page } = said;
  return listAddress(adminPaths.products, {
    sellers: all && 'all',
    view,
    status,
    stock,
    sort,
    order: sort && order,
    find,
    page,
    product: open?.kind === 'edit' ? open.id : open?.kind === 'new' && 'new',
    copy: open?.kind === 'copy' && open.id,
  });
}

export function isSameOpen(one: OpenProduct | undefined, other: OpenProduct | undefined): boolean {
  return openKey(one) === openKey(other);
}

/** A key of the open product; empty if none is open. */
export function openKey(open: OpenProduct | undefined): string {
  if (open === undefined) return '';
  return open.kind === 'new' ? 'new' : `${open.kind} ${open.id}`;
}

function readOpen(params: URLSearchParams): OpenProduct | undefined {
  const product = params.get('product') ?? '';
  if (product === 'new') return { kind: 'new' };
  if (UUID.test(product)) return { kind: 'edit', id: product as ProductId };
  const copy = params.get('copy') ?? '';
  return UUID.test(copy) ? { kind: 'copy', id: copy as ProductId } : undefined;
}

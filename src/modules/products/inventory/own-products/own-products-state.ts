import type { SessionUser } from '#people/accounts/contract.ts';
import { PRODUCT_STATUSES } from '#products/catalog/product/product.fields.ts';
import type { ProductId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anId, listAddressOf, oneOf, type Param, words } from '#shared/paths/list-address.ts';
import { OWN_SORTS, STOCK_STATES } from './own-products.contract.ts';

const aProduct = anId<'product'>();
/** The product in the side panel, or a new one. */
export const productOrNew: Param<ProductId | 'new' | undefined> = text => (text === 'new' ? text : aProduct(text));

/** The address of the back-office's list of products. */
export const ownProductsAddress = listAddressOf(
  adminPaths.products,
  {
    /** Administrators only: products of all sellers instead of the house's own. */
    sellers: oneOf(['all']),
    view: oneOf(['table']),
    status: oneOf(PRODUCT_STATUSES),
    stock: oneOf(STOCK_STATES),
    sort: oneOf(OWN_SORTS),
    order: oneOf(['asc', 'desc']),
    find: words,
  },
  { product: productOrNew, copy: aProduct },
);

/** Whose products a list has; undefined for those of all sellers, which only administrators may see. */
export function sellerAsked(user: Pick<SessionUser, 'type' | 'userName'>, sellers: 'all' | undefined) {
  return user.type === 'admin' && sellers ? undefined : user.userName;
}

export type OwnProductsState = ReturnType<typeof ownProductsAddress.read>;

/** What is open in the side panel: a new product, an existing one, or a copy of one. */
export type OpenProduct = { readonly kind: 'new' } | { readonly kind: 'edit' | 'copy'; readonly id: ProductId };

export function openProduct({ product, copy }: Pick<OwnProductsState, 'product' | 'copy'>): OpenProduct | undefined {
  if (product !== undefined) return product === 'new' ? { kind: 'new' } : { kind: 'edit', id: product };
  return copy && { kind: 'copy', id: copy };
}

/** A key of the open product; empty if none is open. */
export function openKey(open: OpenProduct | undefined): string {
  if (open === undefined) return '';
  return open.kind === 'new' ? 'new' : `${open.kind} ${open.id}`;
}

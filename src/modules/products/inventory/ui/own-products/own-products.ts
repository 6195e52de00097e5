import type { SessionUser } from '#people/accounts/contract.ts';
import { PAGE_SIZE } from '#products/catalog/contract.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#products/catalog/product/product.fields.ts';
import { listOwnProducts, STOCK_STATES } from '#products/inventory/own-products/own-products.contract.ts';
import {
  type OwnProductsState,
  ownProductsAddress,
  productOrNew,
  sellerAsked,
} from '#products/inventory/own-products/own-products-state.ts';
import { listOf, sortByColumn } from '#routing/list/list-of.ts';
import { t } from '#shared/language/t.ts';
import { oneOf } from '#shared/paths/list-address.ts';

/** The list of a seller's products. Administrators act for the house, and may see everybody's. */
export const ownProducts = (user: Pick<SessionUser, 'type' | 'userName'>) =>
  listOf({
    title: t('products.inventory.title'),
    address: ownProductsAddress,
    endpoint: listOwnProducts,
    ask: ({ sellers, status, stock, sort, order, find, page, limit }) => ({
      userName: sellerAsked(user, sellers),
      ...{ status, stock, sortBy: sort, order, find, page, limit },
    }),
    rowsAPage: PAGE_SIZE,
    aside: ({ counts: { all: count } }, { find }) =>
      find ? t('products.inventory.found', { count }) : t('products.inventory.inAll', { count }),
    tabs: {
      label: t('products.inventory.tab.label'),
      of: ({ status, stock }) => (status && stock ? undefined : (status ?? stock ?? 'all')),
      to: tab => ({ status: oneOf(PRODUCT_STATUSES)(tab), stock: oneOf(STOCK_STATES)(tab) }),
      names: {
        all: t('products.inventory.tab.all'),
        live: t('products.inventory.status.live'),
        draft: t('products.inventory.tab.drafts'),
        hidden: t('products.inventory.tab.hidden'),
        low: t('products.inventory.tab.low'),
        out: t('products.catalog.badge.out'),
      },
      counts: ({ counts }) => counts,
    },
    search: { label: t('products.inventory.find.label'), placeholder: t('products.inventory.find.hint') },
    caption: t('products.inventory.title'),
    rowKey: ({ _id }) => _id,
    sort: sortByColumn('changed', { changed: 'desc', title: 'asc', price: 'asc', stock: 'asc' }),
    opened: {
      of: ({ product }) => product,
      to: (key = '') => ({ product: productOrNew(key), copy: undefined }),
      stays: true,
    },
    noun: t('products.inventory.noun'),
    failed: t('products.inventory.fetchFailed'),
    empty: emptyWords,
    all: { words: t('products.inventory.showAll'), keeps: ['sellers', 'view'] },
  });

const EMPTY: Readonly<Record<ProductStatus, string>> = {
  live: t('products.inventory.empty.live'),
  draft: t('products.inventory.empty.draft'),
  hidden: t('products.inventory.empty.hidden'),
};

/** Why the list is empty. */
function emptyWords({ find, status, stock, page }: OwnProductsState): string {
  if (page > 1) return t('products.inventory.empty.page');
  if (find) return t('products.inventory.empty.find', { find });
  if (stock === 'low') return t('products.inventory.empty.low');
  if (stock === 'out') return t('products.inventory.empty.out');
  return status ? EMPTY[status] : t('products.inventory.empty.none');
}

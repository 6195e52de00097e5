import type { SessionUser } from '#people/accounts/contract.ts';
import { sellerAsked } from '#products/inventory/own-products/own-products-state.ts';
import { listStock, STOCK_SORTS } from '#products/inventory/stock/stock-sheet.contract.ts';
import { stockAddress } from '#products/inventory/stock/stock-sheet-state.ts';
import { listOf } from '#routing/list/list-of.ts';
import { t } from '#shared/language/t.ts';
import { oneOf } from '#shared/paths/list-address.ts';

type StockState = ReturnType<typeof stockAddress.read>;
type Reader = Pick<SessionUser, 'type' | 'userName'>;

/** Prices and stock of a seller's products. Administrators act for the house, and may see everybody's. */
export const stockSheet = (user: Reader) =>
  listOf({
    title: t('products.inventory.stock.title'),
    address: stockAddress,
    endpoint: listStock,
    ask: ({ sort, order, page, limit, ...state }) => ({ ...foundBy(user, state), sort, order, page, limit }),
    rowsAPage: 50,
    aside: ({ totalItems: count }, { variants }) =>
      variants
        ? t('products.inventory.stock.countVariants', { count })
        : t('products.inventory.stock.count', { count }),
    tabs: {
      label: t('products.catalog.field.stockHead'),
      by: 'stock',
      names: {
        all: t('products.inventory.tab.all'),
        low: t('products.inventory.tab.low'),
        out: t('products.catalog.badge.out'),
      },
      counts: ({ counts }) => counts,
    },
    search: { label: t('products.inventory.find.label'), placeholder: t('products.inventory.find.hint') },
    caption: t('products.inventory.stock.title'),
    rowKey: ({ _id }) => _id,
    sort: {
      of: ({ sort, order }) => ({ by: sort, order }),
      to: ({ by, order }) => ({ sort: oneOf(STOCK_SORTS, 'title')(by), order }),
    },
    loadingRows: 12,
    selection: {
      label: ({ title }) => t('products.inventory.stock.select', { title }),
      within: state => foundBy(user, state),
      all: {
        offer: count => t('products.inventory.stock.selectAll', { count }),
        chosen: count => t('products.inventory.stock.allFound', { count }),
      },
    },
    noun: t('products.inventory.stock.noun'),
    empty: ({ stock, find, variants, page }) =>
      stock || find || variants || page > 1 ? t('products.inventory.stock.none') : t('products.inventory.empty.none'),
    all: { words: t('products.inventory.showAll'), keeps: ['sellers'] },
  });

type Finding = Pick<StockState, 'sellers' | 'stock' | 'find' | 'variants'>;

/** Which products the list finds, whatever their order and page. */
export function foundBy(user: Reader, { sellers, stock, find, variants }: Finding) {
  return { userName: sellerAsked(user, sellers), stock, find, variantsOf: variants };
}

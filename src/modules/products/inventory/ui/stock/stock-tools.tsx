import { Tabs } from '#design/layout/tabs.tsx';
import { type StockSheetState, stockSheetHref } from '#products/inventory/stock/stock-sheet-state.ts';
import { FindProducts } from '#products/inventory/ui/own-products/find-products.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import styles from './stock-tools.module.css';

type StockToolsProps = {
  state: StockSheetState;
  counts: { readonly all: number; readonly low: number; readonly out: number } | undefined;
  isAdministrator: boolean;
};

/** Filters of the table; all state is in the address. */
export function StockTools({ state, counts, isAdministrator }: StockToolsProps) {
  const { all, stock, find, sort, order } = state;
  const stocks = [
    { stock: undefined, name: t('products.inventory.tab.all'), count: counts?.all },
    { stock: 'low', name: t('products.inventory.tab.low'), count: counts?.low },
    { stock: 'out', name: t('products.catalog.badge.out'), count: counts?.out },
  ] as const;
  return (
    <>
      <Tabs
        label={t('products.catalog.field.stockHead')}
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={stocks.map(({ stock: only, name, count }) => ({
          href: stockSheetHref({ all, find, sort, order, stock: only }),
          name,
          count,
          current: stock === only,
        }))}
      />
      <div className={styles.tools}>
        <FindProducts
          className={styles.search}
          whose={
            isAdministrator
              ? { isAll: all, href: isAll => stockSheetHref({ stock, find, sort, order, all: isAll }) }
              : undefined
          }
        />
      </div>
    </>
  );
}

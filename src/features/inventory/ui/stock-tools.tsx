import { SearchField } from '#design/search-field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { type StockSheetState, stockSheetHref } from '#features/inventory/stock-sheet-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';
import styles from './stock-sheet.module.css';

type StockToolsProps = {
  state: StockSheetState;
  counts: { readonly all: number; readonly low: number; readonly out: number } | undefined;
  isAdministrator: boolean;
};

/** Which goods the table shows; all of it in the address. */
export function StockTools({ state, counts, isAdministrator }: StockToolsProps) {
  const words = useFind();
  const { all, stock, find, sort, order } = state;
  const stocks = [
    { stock: undefined, name: 'All', count: counts?.all },
    { stock: 'low', name: 'Low stock', count: counts?.low },
    { stock: 'out', name: 'Out Of Stock', count: counts?.out },
  ] as const;
  return (
    <>
      <Tabs
        label="Stock"
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
        <SearchField
          className={styles.search}
          label="Search products"
          placeholder="Title, SKU or brand"
          value={words.text}
          onChange={words.type}
          onSubmit={words.submit}
        />
        {isAdministrator && (
          <Tabs
            look="segment"
            label="Sellers"
            renderLink={stayingLink}
            tabs={[
              { href: stockSheetHref({ stock, find, sort, order }), name: 'Own goods', current: !all },
              { href: stockSheetHref({ stock, find, sort, order, all: true }), name: 'All sellers', current: all },
            ]}
          />
        )}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusMark } from '#design/data/status-mark.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { lakhText } from '#office/dashboard/figure-text.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { t } from '#shared/language/t.ts';
import styles from './product-lists.module.css';

interface Item {
  readonly _id: string;
  readonly title: string;
  readonly image: string;
}

interface ProductListProps<Row extends Item> {
  rows: readonly Row[];
  under: (row: Row) => ReactNode;
  end: (row: Row) => ReactNode;
  /** Shown if there are no rows. */
  empty: string;
  isAdministrator: boolean;
}

/** A few products with a figure each; each links to the product in the product list of the back-office. */
function RankedProducts<Row extends Item>({ rows, under, end, empty, isAdministrator }: ProductListProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul>
      {rows.map(row => (
        <li key={row._id}>
          <Link
            to={ownProductsAddress.href({
              sellers: isAdministrator ? 'all' : undefined,
              find: row.title.slice(0, 100),
            })}
            className={styles.row}
          >
            <span className={styles.picture}>
              <ProductPicture src={row.image} alt="" sizes="28px" upTo={160} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{row.title}</span>
              <span className={styles.under}>{under(row)}</span>
            </span>
            <span className={styles.end}>{end(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function BestSellers({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  return (
    <BoardSection title={t('office.dashboard.bestSellers.title')} aside={t('office.dashboard.bestSellers.by')}>
      <RankedProducts
        rows={data.bestSellers}
        under={({ pieces }) => t('office.dashboard.bestSellers.sold', { count: pieces })}
        end={({ sales }) => <span className={styles.sales}>{lakhText(sales)}</span>}
        empty={t('office.dashboard.bestSellers.none')}
        isAdministrator={isAdministrator}
      />
    </BoardSection>
  );
}

/** Products on sale with low stock, those out of stock first. */
export function LowStockList({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  return (
    <BoardSection
      title={t('office.dashboard.stock.title')}
      aside={countsText(data.lowStock)}
      end={
        <Link to={ownProductsAddress.href({ sellers: isAdministrator ? 'all' : undefined, stock: 'low' })}>
          {t('office.dashboard.stock.all')}
        </Link>
      }
    >
      <RankedProducts
        rows={data.lowStock.fewest}
        under={({ seller }) => (isAdministrator ? seller : undefined)}
        end={({ totalStock }) =>
          totalStock === 0 ? (
            <StatusMark shape="disc" tone="bad">
              {t('office.dashboard.stock.isOut')}
            </StatusMark>
          ) : (
            <StatusMark shape="disc" tone="low">
              {t('office.dashboard.stock.left', { count: totalStock })}
            </StatusMark>
          )
        }
        empty={t('office.dashboard.stock.none', { least: LOW_STOCK_BELOW })}
        isAdministrator={isAdministrator}
      />
    </BoardSection>
  );
}

function countsText({ low, out }: Dashboard['lowStock']): string | undefined {
  const parts = [
    out > 0 && t('office.dashboard.stock.out', { count: out }),
    low > 0 && t('office.dashboard.stock.low', { count: low }),
  ].filter(Boolean);
  return parts.join(', ') || undefined;
}

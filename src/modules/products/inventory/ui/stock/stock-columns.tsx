import { Button } from '#design/buttons/button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import type { PriceStockField } from '#products/inventory/stock/price-stock.ts';
import type { StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { StockCell } from './stock-cell.tsx';
import styles from './stock-columns.module.css';
import type { StockDrafts } from './use-stock-drafts.ts';

type StockColumnsRequest = {
  readonly drafts: StockDrafts;
  readonly showSeller: boolean;
  /** The values that distinguish variants, below their titles. */
  readonly showVariant: boolean;
  readonly onHistory: (row: StockRow) => void;
};

export function stockColumns(request: StockColumnsRequest): readonly Column<StockRow>[] {
  const { drafts, showSeller, showVariant, onHistory } = request;
  const cell = (field: PriceStockField, className: string | undefined) => (row: StockRow) => (
    <span className={className}>
      <StockCell row={row} field={field} drafts={drafts} />
    </span>
  );
  const seller: Column<StockRow> = {
    key: 'seller',
    head: t('products.inventory.head.vendor'),
    quiet: true,
    wideOnly: true,
    cell: row => row.username,
  };
  return [
    {
      key: 'title',
      head: t('products.catalog.field.title'),
      sortable: true,
      phone: 'lead',
      cell: row => <Title row={row} showVariant={showVariant} />,
    },
    {
      key: 'sku',
      head: t('products.catalog.field.sku'),
      sortable: true,
      quiet: true,
      wideOnly: true,
      cell: row => <span className={styles.sku}>{row.sku ?? '–'}</span>,
    },
    ...(showSeller ? [seller] : []),
    {
      key: 'price',
      head: t('products.inventory.head.price'),
      sortable: true,
      align: 'end',
      cell: cell('price', styles.figure),
    },
    {
      key: 'sale',
      head: t('products.catalog.field.salePriceHead'),
      sortable: true,
      align: 'end',
      phone: 'amount',
      cell: cell('salePrice', styles.figure),
    },
    {
      key: 'stock',
      head: t('products.catalog.field.stockHead'),
      sortable: true,
      align: 'end',
      phone: 'status',
      cell: cell('stock', styles.short),
    },
    {
      key: 'sold',
      head: t('products.inventory.head.sold'),
      sortable: true,
      align: 'end',
      quiet: true,
      wideOnly: true,
      cell: row => countText(row.soldIn30Days),
    },
    {
      key: 'cover',
      head: t('products.inventory.head.lasts'),
      sortable: true,
      phone: 'under',
      cell: row => <Cover row={row} />,
    },
    {
      key: 'history',
      head: <span className={styles.unseen}>{t('products.inventory.history.title')}</span>,
      align: 'end',
      cell: row => (
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('products.inventory.history.of', { title: row.title })}
          onClick={() => onHistory(row)}
        >
          {t('products.inventory.history.title')}
        </Button>
      ),
    },
  ];
}

function Title({ row: { title, sku, variant, listed }, showVariant }: { row: StockRow; showVariant: boolean }) {
  return (
    <>
      <span className={styles.title} title={title}>
        {title}
        {!listed && <span className={styles.off}> · {t('products.inventory.notOnSale')}</span>}
      </span>
      {showVariant && variant && <span className={styles.variant}>{variant}</span>}
      {sku && <span className={styles.onPhone}>{sku}</span>}
    </>
  );
}

function Cover({ row }: { row: StockRow }) {
  const days = daysOfCover(row);
  const lasts =
    days === undefined
      ? '–'
      : days === 0
        ? t('products.inventory.cover.short')
        : t('products.inventory.cover.days', { count: days });
  if (row.stock === 0)
    return (
      <StatusMark shape="disc" tone="bad" className={styles.state}>
        {t('products.catalog.badge.out')}
      </StatusMark>
    );
  if (row.stock < LOW_STOCK_BELOW)
    return (
      <StatusMark shape="disc" tone="low" className={styles.state}>
        {days === undefined ? t('products.inventory.cover.low') : lasts}
      </StatusMark>
    );
  return <span className={styles.state}>{lasts}</span>;
}

/** Days the stock lasts at the sales rate of the last 30 days; undefined without sales. */
function daysOfCover({ stock, soldIn30Days }: { readonly stock: number; readonly soldIn30Days: number }) {
  return soldIn30Days > 0 ? Math.floor((stock * 30) / soldIn30Days) : undefined;
}

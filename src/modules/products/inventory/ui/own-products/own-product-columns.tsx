import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import { SECTION_LABELS } from '#products/catalog/vocabulary.ts';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { exactRupees } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './own-product-columns.module.css';
import { ProductMenu } from './product-menu.tsx';
import { ProductStatusMark } from './product-status-mark.tsx';
import { StockBadge } from './stock-badge.tsx';
import type { ProductActs } from './use-product-acts.ts';

/** Columns of the dense table. With the side panel open there is only room for the most important ones. */
export function ownProductColumns(state: OwnProductsState, acts: ProductActs): readonly Column<OwnProduct>[] {
  const seller: Column<OwnProduct> = {
    key: 'seller',
    head: 'Seller',
    quiet: true,
    wideOnly: true,
    cell: product => product.username,
  };
  const columns: Column<OwnProduct>[] = [
    {
      key: 'title',
      head: 'Title',
      sortable: true,
      phone: 'lead',
      cell: product => (
        <Link
          to={ownProductsHref({ ...state, open: { kind: 'edit', id: product._id } })}
          className={styles.title}
          preventScrollReset
        >
          {product.title}
        </Link>
      ),
    },
    {
      key: 'sku',
      head: 'SKU',
      quiet: true,
      wideOnly: true,
      cell: product => <span className={styles.whole}>{product.sku ?? '–'}</span>,
    },
    ...(state.all ? [seller] : []),
    {
      key: 'status',
      head: 'Status',
      phone: 'status',
      cell: product => <ProductStatusMark status={product.status} listed={product.listed} />,
    },
    {
      key: 'section',
      head: 'Section',
      quiet: true,
      wideOnly: true,
      cell: product => SECTION_LABELS[product.section],
    },
    {
      key: 'mrp',
      head: 'MRP',
      align: 'end',
      quiet: true,
      wideOnly: true,
      cell: product => exactRupees(product.price),
    },
    {
      key: 'price',
      head: 'Price',
      align: 'end',
      sortable: true,
      phone: 'amount',
      cell: product => exactRupees(product.salePrice ?? product.price),
    },
    {
      key: 'stock',
      head: 'Stock',
      align: 'end',
      sortable: true,
      phone: 'under',
      cell: product => (
        <span className={styles.stock}>
          {product.totalStock < 10 && <StockBadge product={{ ...product, salePrice: null }} />}
          <span>
            {product.totalStock}
            <span className={styles.onPhone}> in stock</span>
          </span>
        </span>
      ),
    },
    {
      key: 'changed',
      head: 'Changed',
      quiet: true,
      sortable: true,
      wideOnly: true,
      cell: product => (
        <time className={styles.whole} dateTime={product.changedAt.toISOString()}>
          {dayText(product.changedAt)}
        </time>
      ),
    },
    {
      key: 'acts',
      head: <span className={styles.unseen}>More</span>,
      align: 'end',
      cell: product => <ProductMenu product={product} state={state} acts={acts} withDelete />,
    },
  ];
  return state.open ? columns.filter(column => !column.wideOnly) : columns;
}

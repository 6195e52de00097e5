import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import { SECTION_LABELS } from '#products/catalog/vocabulary.ts';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import {
  type OwnProductsState,
  openProduct,
  ownProductsAddress,
} from '#products/inventory/own-products/own-products-state.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './own-product-columns.module.css';
import { ProductMenu } from './product-menu.tsx';
import { ProductStatusMark } from './product-status-mark.tsx';
import { ScheduledNote } from './scheduled-note.tsx';
import { StockBadge } from './stock-badge.tsx';
import type { ProductActs } from './use-product-acts.ts';

/** Columns of the dense table. With the side panel open there is only room for the most important ones. */
export function ownProductColumns(state: OwnProductsState, acts: ProductActs): readonly Column<OwnProduct>[] {
  const seller: Column<OwnProduct> = {
    key: 'seller',
    head: t('products.inventory.head.seller'),
    quiet: true,
    wideOnly: true,
    cell: product => product.username,
  };
  const columns: Column<OwnProduct>[] = [
    {
      key: 'title',
      head: t('products.catalog.field.title'),
      sortable: true,
      phone: 'lead',
      cell: product => (
        <Link
          to={ownProductsAddress.href({ ...state, product: product._id, copy: undefined })}
          className={styles.title}
          preventScrollReset
        >
          {product.title}
        </Link>
      ),
    },
    {
      key: 'sku',
      head: t('products.catalog.field.sku'),
      quiet: true,
      wideOnly: true,
      cell: product => <span className={styles.whole}>{product.sku ?? '–'}</span>,
    },
    ...(state.sellers ? [seller] : []),
    {
      key: 'status',
      head: t('products.catalog.field.status'),
      phone: 'status',
      cell: product => <ProductStatusMark {...product} />,
    },
    {
      key: 'section',
      head: t('products.catalog.field.section'),
      quiet: true,
      wideOnly: true,
      cell: product => SECTION_LABELS[product.section],
    },
    {
      key: 'mrp',
      head: t('products.catalog.field.priceHead'),
      align: 'end',
      quiet: true,
      wideOnly: true,
      cell: product => exactRupees(product.price),
    },
    {
      key: 'price',
      head: t('products.catalog.field.price'),
      align: 'end',
      sortable: true,
      phone: 'amount',
      cell: product => (
        <>
          {exactRupees(product.salePrice ?? product.price)}
          <ScheduledNote product={product} />
        </>
      ),
    },
    {
      key: 'stock',
      head: t('products.catalog.field.stockHead'),
      align: 'end',
      sortable: true,
      phone: 'under',
      cell: product => (
        <span className={styles.stock}>
          {product.totalStock < 10 && <StockBadge product={{ ...product, salePrice: null }} />}
          <span>
            {rich('products.inventory.stockOnPhone', {
              stock: product.totalStock,
              phone: words => <span className={styles.onPhone}>{words}</span>,
            })}
          </span>
        </span>
      ),
    },
    {
      key: 'changed',
      head: t('products.inventory.head.changed'),
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
      head: <span className={styles.unseen}>{t('products.inventory.head.more')}</span>,
      align: 'end',
      cell: product => <ProductMenu product={product} state={state} acts={acts} withDelete />,
    },
  ];
  return openProduct(state) ? columns.filter(column => !column.wideOnly) : columns;
}

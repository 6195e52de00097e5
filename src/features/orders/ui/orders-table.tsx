import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classes } from '#design/classes.ts';
import { isPageKey } from '#design/page-key.ts';
import { Table } from '#design/table.tsx';
import type { OrderSummary } from '#features/orders/order.schema.ts';
import { orderListHref, readOrderList } from '#features/orders/order-list-state.ts';
import { orderColumns } from './order-columns.tsx';
import styles from './orders-table.module.css';

type OrdersTableProps = {
  rows: readonly OrderSummary[] | undefined;
  /** The rows answer an older question; the next ones are on their way. */
  isStale: boolean;
  isAdministrator: boolean;
  current: string | undefined;
  onOpen: (id: string) => void;
  instead: ReactNode;
};

/** The orders of one page. J and K lead into the rows from anywhere on the page, Enter opens one. */
export function OrdersTable({ rows, isStale, isAdministrator, current, onOpen, instead }: OrdersTableProps) {
  const state = readOrderList(useSearchParams()[0]);
  useRowKeys();
  const details = {
    key: 'details',
    head: <span className={styles.unseen}>View Details</span>,
    align: 'end',
    cell: (order: OrderSummary) => (
      <Link
        to={orderListHref({ ...state, order: order._id })}
        preventScrollReset
        className={styles.view}
        aria-label={`View Details of ${order.number}`}
      >
        View Details
      </Link>
    ),
  } as const;
  return (
    <div className={classes(isStale && styles.stale)} aria-busy={isStale || undefined}>
      <Table
        caption="All Orders"
        columns={[...orderColumns(isAdministrator), details]}
        rows={rows}
        rowKey={order => order._id}
        onOpen={order => onOpen(order._id)}
        current={current}
        instead={instead}
        loadingRows={12}
        bleed
      />
    </div>
  );
}

/** The table itself walks its rows once one has the focus. */
function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
      document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

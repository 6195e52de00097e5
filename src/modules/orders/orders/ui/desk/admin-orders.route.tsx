import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { TableSort } from '#design/tables/table.tsx';
import { listOrders } from '#orders/orders/contract.ts';
import type { OrderSort, StatusFilter } from '#orders/orders/list/order-filter.ts';
import { filterOf, type OrderListState, ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { MAX_ORDERS_PER_CALL } from '#orders/orders/moves/order-outcomes.ts';
import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { BulkMoveDialog } from '#orders/orders/ui/bulk/bulk-move-dialog.tsx';
import { OrderBulkActs } from '#orders/orders/ui/desk/order-actions.tsx';
import { OrderDialog } from '#orders/orders/ui/order/order-dialog.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import { OrderActions } from './order-actions.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderTools } from './order-tools.tsx';

const STATUS_FILTER_LABELS: Readonly<Record<StatusFilter, string>> = {
  toDispatch: t('orders.orders.desk.toDispatch'),
  ...ORDER_STATUS_LABELS,
};
const SORTED: Readonly<Record<OrderSort, TableSort>> = {
  newest: { by: 'date', order: 'desc' },
  oldest: { by: 'date', order: 'asc' },
  dearest: { by: 'price', order: 'desc' },
  cheapest: { by: 'price', order: 'asc' },
};

const ORDERS = listOf({
  title: t('orders.orders.desk.title'),
  address: ordersAddress,
  endpoint: listOrders,
  ask: ({ order: _open, ...asked }) => asked,
  aside: ({ counts: { all: count = 0 }, searchedSince }, { find }) => {
    if (searchedSince) return t('orders.orders.desk.foundSince', { count, day: dayText(searchedSince) });
    return find ? t('orders.orders.desk.found', { count }) : t('orders.orders.desk.inAll', { count });
  },
  tabs: {
    label: t('orders.orders.desk.tabs'),
    by: 'status',
    names: { all: t('orders.orders.desk.all'), ...STATUS_FILTER_LABELS },
    counts: ({ counts }) => counts,
  },
  caption: t('orders.orders.desk.title'),
  rowKey: order => order._id,
  sort: { of: ({ sort = 'newest' }) => SORTED[sort], to: sort => ({ sort: sortNamed(sort) }) },
  loadingRows: 12,
  opened: { of: ({ order }) => order, to: order => ({ order }), nameOf: order => order.number },
  selection: {
    label: order => t('orders.orders.desk.select', { number: order.number }),
    within: filterOf,
    most: MAX_ORDERS_PER_CALL,
  },
  noun: t('orders.orders.desk.noun'),
  empty: emptyWords,
  all: { words: t('orders.orders.desk.showAll') },
});

export const clientLoader = listLoader(ORDERS);
export const shouldRevalidate = onlyOnEntering;
/** The order list: all orders for administrators, their own parts for sellers. */
export default function AdminOrders() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const list = useList(ORDERS);
  const { state, found, selection } = list;
  const [movesMany, setMovesMany] = useState(false);
  /** Refused orders stay selected. */
  const moved = (outcomes: readonly OrderOutcome[]) => {
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
    if (refused.length === 0) setMovesMany(false);
    selection.keep(new Set(refused.map(({ orderId }) => orderId)));
    list.reload();
  };
  return (
    <ListScreen
      list={list}
      actions={
        <OrderActions state={state} count={found?.counts[state.status ?? 'all']} isAdministrator={isAdministrator} />
      }
      tools={<OrderTools state={state} isAdministrator={isAdministrator} onNarrow={list.narrow} />}
      columns={orderColumns(isAdministrator)}
      bulk={<OrderBulkActs orders={selection.rows} seller={state.seller} onMove={() => setMovesMany(true)} />}
    >
      <BulkMoveDialog
        open={movesMany}
        orders={selection.rows}
        isAdministrator={isAdministrator}
        seller={state.seller}
        onClose={() => setMovesMany(false)}
        onMoved={moved}
      />
      <OrderDialog
        id={state.order}
        isAdministrator={isAdministrator}
        onClose={() => list.open(undefined)}
        onChanged={list.reload}
      />
    </ListScreen>
  );
}

function sortNamed({ by, order }: TableSort): OrderSort | undefined {
  if (by === 'price') return order === 'asc' ? 'cheapest' : 'dearest';
  return order === 'asc' ? 'oldest' : undefined;
}

function emptyWords({ status, find, placed, from, to, seller, page }: OrderListState): string {
  if (page > 1) return t('orders.orders.desk.none.page');
  const where = status && STATUS_FILTER_LABELS[status];
  if (find)
    return where
      ? t('orders.orders.desk.none.foundIn', { words: find, status: where })
      : t('orders.orders.desk.none.found', { words: find });
  if (placed || from || to || seller)
    return where ? t('orders.orders.desk.none.filteredIn', { status: where }) : t('orders.orders.desk.none.filtered');
  return where ? t('orders.orders.desk.none.in', { status: where }) : t('orders.orders.desk.none.yet');
}

import { useNavigate } from 'react-router';
import type { Selection, Sort } from '#design/table.tsx';
import type { OrderSummary } from '#features/orders/order.schema.ts';
import { type OrderSort, STATUS_FILTER_LABELS } from '#features/orders/order-filter.ts';
import { type OrderListState, orderListHref } from '#features/orders/order-list-state.ts';
import { detailsColumn } from '#routing/details-column.tsx';
import { PagedTable } from '#routing/paged-table.tsx';
import type { Asked } from '#routing/use-answer.ts';
import { orderColumns } from './order-columns.tsx';

interface OrdersPage {
  readonly data: readonly OrderSummary[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

type OrderListProps = {
  state: OrderListState;
  asked: Asked<OrdersPage>;
  isAdministrator: boolean;
  onOpen: (id: string) => void;
  selection: Selection<OrderSummary>;
};

/** The orders of one page, by date or by price. */
export function OrderList({ state, asked, isAdministrator, onOpen, selection }: OrderListProps) {
  const navigate = useNavigate();
  const { status, find, placed, from, to, seller, page } = state;
  const isNarrowed = [status, find, placed, from, to, seller].some(value => value !== undefined) || page > 1;
  const details = detailsColumn<OrderSummary>(
    order => orderListHref({ ...state, order: order._id }),
    order => order.number,
  );
  const sortBy = (sort: Sort) =>
    void navigate(orderListHref({ ...state, page: 1, order: undefined, sort: sortNamed(sort) }), {
      preventScrollReset: true,
    });
  return (
    <PagedTable
      asked={asked}
      caption="All Orders"
      columns={[...orderColumns(isAdministrator), details]}
      rowKey={order => order._id}
      onOpen={order => onOpen(order._id)}
      current={state.order}
      selection={selection}
      loadingRows={12}
      sort={SORTED[state.sort ?? 'newest']}
      onSort={sortBy}
      href={to => orderListHref({ ...state, page: to, order: undefined })}
      noun="the orders"
      empty={emptyWords(state)}
      all={isNarrowed ? { href: orderListHref({}), words: 'Show all orders' } : undefined}
    />
  );
}

const SORTED: Readonly<Record<OrderSort, Sort>> = {
  newest: { by: 'date', order: 'desc' },
  oldest: { by: 'date', order: 'asc' },
  dearest: { by: 'price', order: 'desc' },
  cheapest: { by: 'price', order: 'asc' },
};

function sortNamed({ by, order }: Sort): OrderSort | undefined {
  if (by === 'price') return order === 'asc' ? 'cheapest' : 'dearest';
  return order === 'asc' ? 'oldest' : undefined;
}

function emptyWords({ status, find, placed, from, to, seller, page }: OrderListState): string {
  if (page > 1) return 'No orders on this page';
  const where = status ? ` in “${STATUS_FILTER_LABELS[status]}”` : '';
  if (find) return `No orders found for “${find}”${where}`;
  if (placed || from || to || seller) return `No orders found${where}`;
  return status ? `No orders${where}` : 'No orders yet';
}

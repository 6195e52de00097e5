import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard, ToDispatch } from '#office/dashboard/contract.ts';
import { daysLate } from '#office/dashboard/dispatch.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './to-dispatch-table.module.css';

/** Orders to dispatch today, longest waiting first; a click opens one at the order desk. */
export function ToDispatchTable({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  const navigate = useNavigate();
  const { today, oldest } = data.dispatch;
  return (
    <BoardSection
      title="To dispatch today"
      aside={today > oldest.length ? `longest waiting first, ${countText(today)} in total` : undefined}
      end={<Link to={ordersAddress.href({ status: 'toDispatch' })}>All to dispatch</Link>}
    >
      <Table
        caption="To dispatch today"
        columns={columnsAt(data.to, isAdministrator)}
        rows={oldest}
        rowKey={order => order._id}
        onOpen={order => navigate(ordersAddress.href({ order: order._id }))}
        instead={today === 0 ? <EmptyState title="Nothing to dispatch today" /> : undefined}
      />
    </BoardSection>
  );
}

type DispatchColumn = Column<ToDispatch>;

function columnsAt(now: Date, isAdministrator: boolean): readonly DispatchColumn[] {
  const seller: DispatchColumn = {
    key: 'seller',
    head: 'Seller',
    wideOnly: true,
    cell: order => <span className={styles.seller}>{sellersText(order)}</span>,
  };
  return [
    { key: 'id', head: 'Order ID', phone: 'lead', cell: order => <span className={styles.id}>{order.number}</span> },
    ...(isAdministrator ? [seller] : []),
    { key: 'goods', head: 'Products', phone: 'under', cell: order => <Item order={order} /> },
    { key: 'to', head: 'To', cell: order => <span className={styles.whole}>{`${order.city} ${order.pincode}`}</span> },
    {
      key: 'status',
      head: 'Order Status',
      phone: 'status',
      cell: order => <OrderStatusMark status={order.orderStatus} />,
    },
    {
      key: 'due',
      head: 'Due',
      align: 'end',
      phone: 'amount',
      cell: order => <Due late={daysLate(order.orderDate, now)} />,
    },
  ];
}

function sellersText({ sellers: [first, ...more] }: ToDispatch): string {
  return more.length > 0 ? `${first} +${more.length}` : (first ?? '');
}

function Item({ order: { title, others } }: { order: ToDispatch }) {
  return (
    <span className={styles.goods} title={title}>
      <span>{title}</span>
      {others > 0 && ` and ${others} more`}
    </span>
  );
}

function Due({ late }: { late: number }) {
  return late > 0 ? <span className={styles.late}>{countText(late, 'day')} late</span> : 'today';
}

import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard, ToDispatch } from '#office/dashboard/contract.ts';
import { daysLate } from '#office/dashboard/dispatch.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './to-dispatch-table.module.css';

/** Orders to dispatch today, longest waiting first; a click opens one at the order desk. */
export function ToDispatchTable({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  const navigate = useNavigate();
  const { today, oldest } = data.dispatch;
  return (
    <BoardSection
      title={t('office.dashboard.dispatch.title')}
      aside={today > oldest.length ? t('office.dashboard.dispatch.aside', { count: today }) : undefined}
      end={<Link to={ordersAddress.href({ status: 'toDispatch' })}>{t('office.dashboard.dispatch.all')}</Link>}
    >
      <Table
        caption={t('office.dashboard.dispatch.title')}
        columns={columnsAt(data.to, isAdministrator)}
        rows={oldest}
        rowKey={order => order._id}
        onOpen={order => navigate(ordersAddress.href({ order: order._id }))}
        instead={today === 0 ? <EmptyState title={t('office.dashboard.dispatch.none')} /> : undefined}
      />
    </BoardSection>
  );
}

type DispatchColumn = Column<ToDispatch>;

function columnsAt(now: Date, isAdministrator: boolean): readonly DispatchColumn[] {
  const seller: DispatchColumn = {
    key: 'seller',
    head: t('office.dashboard.dispatch.seller'),
    wideOnly: true,
    cell: order => <span className={styles.seller}>{sellersText(order)}</span>,
  };
  return [
    {
      key: 'id',
      head: t('office.dashboard.dispatch.id'),
      phone: 'lead',
      cell: order => <span className={styles.id}>{order.number}</span>,
    },
    ...(isAdministrator ? [seller] : []),
    {
      key: 'goods',
      head: t('office.dashboard.dispatch.products'),
      phone: 'under',
      cell: order => <Item order={order} />,
    },
    {
      key: 'to',
      head: t('office.dashboard.dispatch.to'),
      cell: order => <span className={styles.whole}>{`${order.city} ${order.pincode}`}</span>,
    },
    {
      key: 'status',
      head: t('office.dashboard.dispatch.status'),
      phone: 'status',
      cell: order => <OrderStatusMark status={order.orderStatus} />,
    },
    {
      key: 'due',
      head: t('office.dashboard.dispatch.due'),
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
      {others > 0 ? (
        rich('office.dashboard.dispatch.more', { product: title, others, first: words => <span>{words}</span> })
      ) : (
        <span>{title}</span>
      )}
    </span>
  );
}

function Due({ late }: { late: number }) {
  return late > 0 ? (
    <span className={styles.late}>{t('office.dashboard.dispatch.daysLate', { count: late })}</span>
  ) : (
    t('office.dashboard.dispatch.today')
  );
}

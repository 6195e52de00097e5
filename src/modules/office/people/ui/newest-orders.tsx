import { useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { Table } from '#design/tables/table.tsx';
import type { OrdersAtAGlance } from '#office/people/vendor-page.contract.ts';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { orderColumns } from '#orders/orders/ui/desk/order-columns.tsx';
import { PageSection } from '#routing/page/page-section.tsx';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

const SHOWN = ['id', 'date', 'city', 'items', 'status', 'price'];
const columns = orderColumns(true).filter(({ key }) => SHOWN.includes(key));

type NewestOrdersProps = {
  orders: OrdersAtAGlance;
  /** Filter of the order desk for this user. */
  whose: { seller: SellerId } | { find: string };
};

/** The latest orders of a user and their number; a click opens one at the order desk. */
export function PersonNewestOrders({ orders, whose }: NewestOrdersProps) {
  const navigate = useNavigate();
  const all = orders.counts.all ?? 0;
  return (
    <PageSection
      title={all === 0 ? t('office.people.orders.none') : t('office.people.orders.count', { count: all })}
      all={all === 0 ? undefined : { href: ordersAddress.href(whose), words: t('office.people.orders.all') }}
    >
      <Table
        caption={t('office.people.orders.newest')}
        columns={columns}
        rows={orders.newest}
        rowKey={order => order._id}
        onOpen={order => navigate(ordersAddress.href({ order: order._id }))}
        instead={all === 0 ? <EmptyState title={t('office.people.orders.empty')} /> : undefined}
      />
    </PageSection>
  );
}

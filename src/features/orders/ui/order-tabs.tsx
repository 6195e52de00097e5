import { Tabs } from '#design/tabs.tsx';
import { STATUS_FILTER_LABELS, STATUS_FILTERS } from '#features/orders/order-filter.ts';
import { type OrderListState, orderListHref } from '#features/orders/order-list-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import styles from './order-tabs.module.css';

/** The list by status, with how many there are of each among those found. */
export function OrderTabs({ state, counts }: { state: OrderListState; counts: Record<string, number> | undefined }) {
  const tabs = [undefined, ...STATUS_FILTERS].map(status => ({
    href: orderListHref({ ...state, status, page: 1, order: undefined }),
    name: status ? STATUS_FILTER_LABELS[status] : 'All',
    count: counts?.[status ?? 'all'],
    current: state.status === status,
  }));
  return <Tabs label="Order status" tabs={tabs} renderLink={stayingLink} className={styles.tabs} />;
}

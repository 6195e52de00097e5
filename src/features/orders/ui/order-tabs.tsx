import { Tabs } from '#design/tabs.tsx';
import { type OrderListState, orderListHref } from '#features/orders/order-list-state.ts';
import { STATUS_LABELS, STATUSES } from '#features/orders/order-status.ts';
import { stayingLink } from '#routing/router-link.tsx';
import styles from './order-tabs.module.css';

/** The list by status, with how many there are of each among those found. */
export function OrderTabs({ state, counts }: { state: OrderListState; counts: Record<string, number> | undefined }) {
  const tabs = [undefined, ...STATUSES].map(status => ({
    href: orderListHref({ status, find: state.find }),
    name: status ? STATUS_LABELS[status] : 'All',
    count: counts?.[status ?? 'all'],
    current: state.status === status,
  }));
  return <Tabs label="Order status" tabs={tabs} renderLink={stayingLink} className={styles.tabs} />;
}

import { Link } from 'react-router';
import { Bar, type BarProps } from '#design/data/bar.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { PERIOD_WORDS } from '#office/dashboard/period.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { type OrderStatus, STATUSES } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './orders-by-status.module.css';

const TONES: Readonly<Partial<Record<OrderStatus, BarProps['tone']>>> = {
  pending: 'muted',
  confirmed: 'good',
  rejected: 'bad',
  cancelled: 'muted',
};

/** The order desk's filter for a period; it has none for twelve months, so those links show all orders. */
const DAYS = { today: 'today', '7d': 'last7', '30d': 'last30', '12m': undefined } as const;

/** Orders of the period by status; each row links to the orders with that status. */
export function OrdersByStatus({ data: { period, byStatus } }: { data: Dashboard }) {
  const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const aside =
    period === 'today'
      ? t('office.dashboard.byStatus.today', { count: all })
      : t('office.dashboard.byStatus.in', { count: all, period: PERIOD_WORDS[period]() });
  return (
    <BoardSection title={t('office.dashboard.byStatus.title')} aside={aside}>
      <ul>
        {STATUSES.map(status => {
          const count = byStatus[status];
          const part = all > 0 ? count / all : 0;
          return (
            <li key={status}>
              <Link to={ordersAddress.href({ status, placed: DAYS[period] })} className={styles.row}>
                <OrderStatusMark status={status} />
                <span className={styles.track}>
                  <Bar part={part} tone={TONES[status]} />
                </span>
                <span className={styles.count}>{countText(count)}</span>
                <span className={styles.share}>{`${Math.round(part * 100)}%`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </BoardSection>
  );
}

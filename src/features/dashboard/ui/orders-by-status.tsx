import { Link } from 'react-router';
import { Bar, type BarProps } from '#design/bar.tsx';
import { orderListHref } from '#features/orders/order-list-state.ts';
import { type OrderStatus, STATUSES } from '#features/orders/order-status.ts';
import { OrderStatusMark } from '#features/orders/ui/order-status-mark.tsx';
import { countText } from '#shared/count-text.ts';
import styles from './orders-by-status.module.css';

const TONES: Readonly<Partial<Record<OrderStatus, BarProps['tone']>>> = {
  pending: 'muted',
  confirmed: 'good',
  rejected: 'bad',
  cancelled: 'muted',
};

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** How many orders there are of each status, and which share of all that is; each leads to those orders. */
export function OrdersByStatus({ counts }: { counts: Record<string, number> | undefined }) {
  const all = counts?.all ?? 0;
  return (
    <ul className={styles.list} aria-busy={counts === undefined || undefined}>
      {STATUSES.map(status => {
        const count = counts?.[status];
        const part = all > 0 && count !== undefined ? count / all : 0;
        return (
          <li key={status}>
            <Link to={orderListHref({ status })} className={styles.row}>
              <OrderStatusMark status={status} />
              <span className={styles.track}>
                <Bar part={part} tone={TONES[status]} />
              </span>
              <span className={styles.count}>{count === undefined ? '–' : countText(count)}</span>
              <span className={styles.share}>{count === undefined ? '' : percent.format(part)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

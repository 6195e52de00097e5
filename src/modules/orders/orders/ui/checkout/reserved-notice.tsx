import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OpenOrder } from '#orders/orders/checkout/reserve-problems.ts';
import type { Problem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './cart-changed-notice.module.css';

/** The refusal with links to the open orders that can be paid or cancelled. */
export function ReservedNotice({ refusal }: { refusal: Problem }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason to show it
  useEffect(() => {
    // In braces: scrollIntoView may return a promise, which must not be taken for a cleanup function.
    notice.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const orders = openOrders(refusal.data);
  return (
    <div ref={notice} className={styles.notice} role="alert">
      <CircleAlert aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{refusal.message}</p>
        {orders.length > 0 && (
          <ul>
            {orders.map(({ orderId, number }) => (
              <li key={orderId}>
                <Link to={paths.order(orderId)}>Open order {number}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function openOrders(data: unknown): readonly OpenOrder[] {
  const { orders } = (data ?? {}) as { readonly orders?: readonly OpenOrder[] };
  return Array.isArray(orders) ? orders : [];
}

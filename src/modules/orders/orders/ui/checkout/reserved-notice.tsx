import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OpenOrder } from '#orders/orders/checkout/reserve-problems.ts';
import type { Problem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './cart-changed-notice.module.css';

/** Why an order was refused of which too much is reserved without a payment, with the open orders to pay or cancel. */
export function ReservedNotice({ refusal }: { refusal: Problem }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is the reason to show it
  useEffect(() => {
    // It may return a promise, which is nothing that React could clean up with.
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

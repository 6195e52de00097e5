import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import type { OpenOrder } from '#orders/orders/checkout/reserve-problems.ts';
import type { Problem } from '#shared/api/problem.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './checkout-notices.module.css';

/** The refusal with links to the open orders that can be paid or cancelled. */
export function ReservedNotice({ refusal }: { refusal: Problem }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal triggers the scrolling
  useEffect(() => {
    // Not an expression body: scrollIntoView may return a promise, which must not be taken for a cleanup function.
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

/** What has changed in the cart since the shopper last saw it. */
export function CartChangedNotice({ title, differences }: { title: string; differences: readonly string[] }) {
  if (differences.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      <CircleAlert aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {differences.map(difference => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Explains that only this product is ordered, and links to the cart's checkout. */
export function BuyNowNotice() {
  const { count } = useCart();
  return (
    <p className={styles.buyNowNotice}>
      <b>You are buying this item only.</b>{' '}
      {count > 0 && (
        <>
          Your cart with {countText(count, 'item')} stays as it is.{' '}
          <Link to={paths.checkout} className={styles.link}>
            Check out your cart instead
          </Link>
        </>
      )}
    </p>
  );
}

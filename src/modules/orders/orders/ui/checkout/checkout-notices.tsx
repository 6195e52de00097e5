import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import type { OpenOrder } from '#orders/orders/checkout/reserve-problems.ts';
import type { Problem } from '#shared/api/problem.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
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
                <Link to={paths.order(orderId)}>{t('orders.orders.checkout.openOrder', { number })}</Link>
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
      {rich('orders.orders.checkout.buyNow', { b: words => <b>{words}</b> })}{' '}
      {count > 0 && (
        <>
          {t('orders.orders.checkout.buyNow.cart', { count })}{' '}
          <Link to={paths.checkout} className={styles.link}>
            {t('orders.orders.checkout.buyNow.instead')}
          </Link>
        </>
      )}
    </p>
  );
}

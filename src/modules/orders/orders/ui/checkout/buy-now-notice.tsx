import { Link } from 'react-router';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './buy-now-notice.module.css';

/** Explains that only this product is ordered, and links to the cart's checkout. */
export function BuyNowNotice() {
  const { count } = useCart();
  return (
    <p className={styles.notice}>
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

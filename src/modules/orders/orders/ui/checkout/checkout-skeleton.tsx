import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import checkout from './checkout.module.css';
import styles from './checkout-skeleton.module.css';

/** Placeholder while addresses and cart load. */
export function CheckoutSkeleton() {
  return (
    <div className={checkout.page} aria-busy="true">
      <header className={checkout.head}>
        <h1 className={checkout.title}>Checkout</h1>
        <VisuallyHidden>Loading checkout</VisuallyHidden>
      </header>
      <div className={checkout.steps}>
        {['Delivery address', 'Your items', 'Payment'].map((step, index) => (
          <div key={step}>
            <WireHeading step={index + 1}>{step}</WireHeading>
            <Skeleton shape="block" className={styles.block} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" className={styles.summary} />
    </div>
  );
}

import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { t } from '#shared/language/t.ts';
import checkout from './checkout.module.css';
import styles from './checkout-skeleton.module.css';

const STEPS = [
  t('orders.orders.checkout.address.title'),
  t('orders.orders.checkout.items.title'),
  t('orders.orders.checkout.payment.title'),
];

/** Placeholder while addresses and cart load. */
export function CheckoutSkeleton() {
  return (
    <div className={checkout.page} aria-busy="true">
      <header className={checkout.head}>
        <h1 className={checkout.title}>{t('orders.orders.checkout.title')}</h1>
        <VisuallyHidden>{t('orders.orders.checkout.loading')}</VisuallyHidden>
      </header>
      <div className={checkout.steps}>
        {STEPS.map((step, index) => (
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

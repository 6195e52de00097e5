import { Skeleton } from '#design/feedback/skeleton.tsx';
import styles from './own-order-skeleton.module.css';

/** Placeholder while an order loads. */
export function OwnOrderSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="block" className={styles.facts} />
      <Skeleton shape="block" className={styles.goods} />
      <Skeleton shape="block" className={styles.side} />
    </div>
  );
}

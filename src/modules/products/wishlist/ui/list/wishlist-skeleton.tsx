import { Skeleton } from '#design/feedback/skeleton.tsx';
import styles from './wishlist.module.css';

/** A placeholder of three lines. */
export function WishlistSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="block" className={styles.line} />
      <Skeleton shape="block" className={styles.line} />
      <Skeleton shape="block" className={styles.line} />
    </div>
  );
}

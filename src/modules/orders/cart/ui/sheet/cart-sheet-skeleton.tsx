import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import styles from './cart-sheet-skeleton.module.css';

/** Two lines that are still to come, in their final size. */
export function CartSheetSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      {['first', 'second'].map(line => (
        <div key={line} className={styles.line}>
          <Skeleton shape="block" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton length="long" />
            <Skeleton length="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

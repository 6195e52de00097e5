import { Skeleton } from '#design/feedback/skeleton.tsx';
import styles from './quick-view-content.module.css';

/** The room a quick view takes, for the moment until it is there. */
export function QuickViewLoading() {
  return (
    <div className={styles.view} aria-busy="true">
      <div className={styles.stage} />
      <div className={styles.words}>
        <Skeleton length="medium" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

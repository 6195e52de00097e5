import type { ReactNode } from 'react';
import styles from './seller-name.module.css';

/** Heads the goods of one seller. */
export function SellerName({ children, aside }: { children: string; aside?: ReactNode }) {
  return (
    <h3 className={styles.seller}>
      <span>
        Sold by <b className={styles.name}>{children}</b>
      </span>
      {aside != null && <span className={styles.aside}>{aside}</span>}
    </h3>
  );
}

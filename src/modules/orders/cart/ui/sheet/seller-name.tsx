import type { ReactNode } from 'react';
import styles from './seller-name.module.css';

export interface SellerNameProps {
  children: string;
  /** Right-aligned, for example the delivery date. */
  aside?: ReactNode;
  level?: 3 | 4 | undefined;
}

/** Heading above the items of one seller. */
export function SellerName({ children, aside, level = 3 }: SellerNameProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.seller}>
      <span>
        Sold by <b className={styles.name}>{children}</b>
      </span>
      {aside != null && <span className={styles.aside}>{aside}</span>}
    </Heading>
  );
}

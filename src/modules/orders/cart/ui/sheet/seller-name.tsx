import type { ReactNode } from 'react';
import { rich } from '#shared/language/rich.ts';
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
        {rich('orders.cart.soldBy', { name: words => <b className={styles.name}>{words}</b>, seller: children })}
      </span>
      {aside != null && <span className={styles.aside}>{aside}</span>}
    </Heading>
  );
}

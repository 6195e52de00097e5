import type { ReactNode } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './awaited-payment.module.css';

interface AwaitedPaymentProps {
  label: string;
  icon: ReactNode;
  /** Lays out the icon and the children. */
  className: string | undefined;
  children: ReactNode;
}

/** What waits until the buyer pays it. */
export function AwaitedPayment({ label, icon, className, children }: AwaitedPaymentProps) {
  return (
    <section className={classes(styles.box, className)} aria-label={label}>
      {icon}
      {children}
    </section>
  );
}

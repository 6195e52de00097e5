import type { ReactNode } from 'react';
import { PageState } from '#design/feedback/page-state.tsx';
import { Spinner } from '#design/feedback/spinner.tsx';
import { t } from '#shared/language/t.ts';
import styles from './payment-state.module.css';

export interface PaymentStateProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  ways?: ReactNode;
  more?: ReactNode;
}

/** Full-page payment status, announced to screen readers when it changes. */
export function PaymentStatePanel({ icon, title, children, ways, more }: PaymentStateProps) {
  return (
    <div role="status" className={styles.state}>
      <PageState icon={icon} title={title} ways={ways} more={more}>
        {children}
      </PageState>
    </div>
  );
}

/** Shown while the status loads. */
export function PaymentAsked() {
  return (
    <PaymentStatePanel icon={<Spinner />} title={t('orders.orders.pay.asked.title')}>
      {t('orders.orders.pay.asked.text')}
    </PaymentStatePanel>
  );
}

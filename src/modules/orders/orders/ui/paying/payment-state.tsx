import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageState } from '#design/feedback/page-state.tsx';
import { Spinner } from '#design/feedback/spinner.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
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

/** What a payment is about. */
export interface AboutPayment {
  readonly number: string;
  /** Undefined until it is known. */
  readonly amount: Paise | undefined;
}

interface PaymentNextProps {
  /** Undefined until it has loaded. */
  about: AboutPayment | undefined;
  /** What happens next, in sentences. */
  next?: string | undefined;
}

/** Under a payment status: which order and amount, what happens next, and who helps. */
export function PaymentNext({ about, next }: PaymentNextProps) {
  return (
    <div className={styles.next}>
      {about?.amount !== undefined && (
        <p className={styles.about}>
          {t('orders.orders.pay.about', { number: about.number, amount: exactRupees(about.amount) })}
        </p>
      )}
      {next && <p>{next}</p>}
      <PaymentHelp number={about?.number} />
    </div>
  );
}

/** Who helps with a payment. */
export function PaymentHelp({ number }: { number: string | undefined }) {
  const a = (words: ReactNode) => <Link to={paths.contact}>{words}</Link>;
  return (
    <p className={styles.help}>
      {number === undefined
        ? rich('orders.orders.pay.helpPlain', { a })
        : rich('orders.orders.pay.help', { number, a })}
    </p>
  );
}

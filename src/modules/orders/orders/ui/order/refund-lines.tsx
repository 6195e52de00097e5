import type { OrderRefund } from '#orders/orders/order.schema.ts';
import { refundSentence } from '#orders/orders/refund-words.ts';
import { t } from '#shared/language/t.ts';
import styles from './refund-lines.module.css';

/** One sentence for each refund. */
export function RefundLines({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds}>
      {refunds.map(refund => (
        <li key={refund.refundId}>
          <b className={styles.state}>
            {refund.state === 'settled' ? t('orders.orders.refund.labelDone') : t('orders.orders.refund.label')}
          </b>{' '}
          {refundSentence(refund)}
        </li>
      ))}
    </ul>
  );
}

import type { OrderRefund } from '#orders/orders/order.schema.ts';
import { refundSentence } from '#orders/orders/refund-words.ts';
import styles from './refund-lines.module.css';

/** One sentence for each refund. */
export function RefundLines({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds}>
      {refunds.map(refund => (
        <li key={refund.refundId}>
          <b className={styles.state}>{refund.state === 'settled' ? 'Refunded' : 'Refund'}</b> {refundSentence(refund)}
        </li>
      ))}
    </ul>
  );
}

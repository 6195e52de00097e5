import { Price } from '#design/prices/price.tsx';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { sum } from '#shared/money/money.ts';
import styles from './return-sums.module.css';

/** How a return's refund is made up. */
export function ReturnSums({ found }: { found: Return }) {
  const { goodsAmount, deliveryAmount, deliveryKept, refund, state } = found;
  const isNothing = state === 'refused' || state === 'withdrawn';
  if (isNothing) return null;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Items</dt>
        <dd>
          <Price paise={goodsAmount} format="total" />
        </dd>
      </div>
      {deliveryAmount + deliveryKept > 0 && (
        <div>
          <dt>
            Delivery charge
            {deliveryKept > 0 && <small className={styles.note}>not refunded, the items are not faulty</small>}
          </dt>
          <dd>
            <Price paise={deliveryAmount} format="total" />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{refund ? 'Refund' : 'Expected refund'}</dt>
        <dd>
          <Price paise={refund?.amount ?? sum([goodsAmount, deliveryAmount])} format="total" />
        </dd>
      </div>
    </dl>
  );
}

import { Price } from '#design/price.tsx';
import type { OrderPart } from '#features/orders/order.schema.ts';
import { type Paise, sum } from '#shared/money.ts';
import styles from './order-totals.module.css';

/** What the parts in sight come to. */
export function OrderTotals({ parts, total }: { parts: readonly OrderPart[]; total: Paise }) {
  return (
    <dl className={styles.totals}>
      <dt>Goods</dt>
      <dd>
        <Price paise={sum(parts.map(part => part.itemsAmount))} format="total" />
      </dd>
      <dt>Delivery</dt>
      <dd>
        <Price paise={sum(parts.map(part => part.deliveryAmount))} format="total" />
      </dd>
      <dt className={styles.whole}>Order Price</dt>
      <dd className={styles.whole}>
        <Price paise={total} format="total" />
      </dd>
    </dl>
  );
}

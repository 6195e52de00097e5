import { Price } from '#design/prices/price.tsx';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { type Paise, sum } from '#shared/money/money.ts';
import styles from './order-totals.module.css';

export interface OrderTotalsProps {
  parts: readonly OrderPart[];
  total: Paise;
  /** What the last line is called. */
  label?: string;
  /** Of a place that lays the lines out by itself, and of its last line. */
  classNames?: { readonly list: string | undefined; readonly whole: string | undefined };
}

/** What the parts in sight come to. */
export function OrderTotals({ parts, total, label = 'Order Price', classNames }: OrderTotalsProps) {
  const { list, whole } = classNames ?? { list: styles.totals, whole: styles.whole };
  return (
    <dl className={list}>
      <dt>Items</dt>
      <dd>
        <Price paise={sum(parts.map(part => part.itemsAmount))} format="total" />
      </dd>
      <dt>Delivery</dt>
      <dd>
        <Price paise={sum(parts.map(part => part.deliveryAmount))} format="total" />
      </dd>
      <dt className={whole}>{label}</dt>
      <dd className={whole}>
        <Price paise={total} format="total" />
      </dd>
    </dl>
  );
}

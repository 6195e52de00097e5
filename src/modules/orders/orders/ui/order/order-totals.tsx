import { Price } from '#design/prices/price.tsx';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, sum } from '#shared/money/money.ts';
import styles from './order-totals.module.css';

export interface OrderTotalsProps {
  parts: readonly OrderPart[];
  total: Paise;
  /** Label of the last row. */
  label?: string;
  /** For pages with their own layout. */
  classNames?: { readonly list: string | undefined; readonly whole: string | undefined };
}

/** Totals of the given parts. */
export function OrderTotals({ parts, total, label = t('orders.orders.field.price'), classNames }: OrderTotalsProps) {
  const { list, whole } = classNames ?? { list: styles.totals, whole: styles.whole };
  return (
    <dl className={list}>
      <dt>{t('orders.orders.field.items')}</dt>
      <dd>
        <Price paise={sum(parts.map(part => part.itemsAmount))} format="total" />
      </dd>
      <dt>{t('orders.orders.field.delivery')}</dt>
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

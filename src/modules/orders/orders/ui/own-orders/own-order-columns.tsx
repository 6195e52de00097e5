import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './own-orders.module.css';

/** Columns of My Orders. `pathOf` links to the details. */
export function ownOrderColumns(pathOf: (order: OrderSummary) => string): readonly Column<OrderSummary>[] {
  const details = (order: OrderSummary, className: string) => (
    <Link
      to={pathOf(order)}
      preventScrollReset
      className={className}
      aria-haspopup="dialog"
      aria-label={t('orders.orders.own.viewOf', { number: order.number })}
    >
      {t('orders.orders.own.view')}
    </Link>
  );
  return [
    {
      key: 'number',
      head: t('orders.orders.field.id'),
      phone: 'lead',
      cell: order => <span className={styles.number}>{order.number}</span>,
    },
    {
      key: 'date',
      head: t('orders.orders.field.date'),
      phone: 'under',
      cell: order => (
        <>
          <span className={styles.under}>
            <time dateTime={order.orderDate.toISOString()}>{dayText(order.orderDate)}</time>
          </span>
          {details(order, styles.onPhone ?? '')}
        </>
      ),
    },
    {
      key: 'items',
      head: t('orders.orders.field.items'),
      quiet: true,
      cell: order => t('orders.orders.items', { count: order.itemCount }),
    },
    {
      key: 'status',
      head: t('orders.orders.field.status'),
      phone: 'status',
      cell: order => (
        <>
          <OrderStatusMark status={order.orderStatus} />
          {moneyNote(order) && <span className={styles.money}>{moneyNote(order)}</span>}
        </>
      ),
    },
    {
      key: 'price',
      head: t('orders.orders.field.price'),
      align: 'end',
      phone: 'amount',
      cell: order => <Price paise={order.totalAmount} format="total" />,
    },
    {
      key: 'details',
      head: t('orders.orders.field.details'),
      align: 'end',
      cell: order => details(order, buttonClass({ size: 'sm', className: styles.details })),
    },
  ];
}

/** Payment status, if it deserves mention in the list. */
function moneyNote({ orderStatus, paymentMethod, paymentStatus }: OrderSummary): string | undefined {
  if (paymentStatus === 'refunded') return t('orders.orders.own.refunded');
  if (paymentStatus === 'partially_refunded') return t('orders.orders.own.partlyRefunded');
  if (paymentMethod === 'COD' || paymentStatus === 'paid') return undefined;
  return isLive(orderStatus) ? t('orders.orders.own.due') : t('orders.orders.own.notPaid');
}

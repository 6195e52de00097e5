import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { countText } from '#shared/text/count-text.ts';
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
      aria-label={`View Details of ${order.number}`}
    >
      View Details
    </Link>
  );
  return [
    {
      key: 'number',
      head: 'Order ID',
      phone: 'lead',
      cell: order => <span className={styles.number}>{order.number}</span>,
    },
    {
      key: 'date',
      head: 'Order Date',
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
    { key: 'items', head: 'Items', quiet: true, cell: order => countText(order.itemCount, 'item') },
    {
      key: 'status',
      head: 'Order Status',
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
      head: 'Order Price',
      align: 'end',
      phone: 'amount',
      cell: order => <Price paise={order.totalAmount} format="total" />,
    },
    {
      key: 'details',
      head: 'Details',
      align: 'end',
      cell: order => details(order, buttonClass({ size: 'sm', className: styles.details })),
    },
  ];
}

/** Payment status, if it deserves mention in the list. */
function moneyNote({ orderStatus, paymentMethod, paymentStatus }: OrderSummary): string | undefined {
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentStatus === 'partially_refunded') return 'Refunded in part';
  if (paymentMethod === 'COD' || paymentStatus === 'paid') return undefined;
  return isLive(orderStatus) ? 'To be paid' : 'Not paid';
}

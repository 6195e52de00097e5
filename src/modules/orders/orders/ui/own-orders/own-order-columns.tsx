import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import type { NextAct } from '#orders/orders/list/next-act.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { calendarDay, dayText } from '#shared/time/dates.ts';
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
          {order.own && <span className={styles.titleOnPhone}>{order.own.title}</span>}
          {details(order, styles.onPhone ?? '')}
          <span className={styles.actsOnPhone}>
            <Acts order={order} path={pathOf(order)} />
          </span>
        </>
      ),
    },
    {
      key: 'items',
      head: t('orders.orders.field.items'),
      quiet: true,
      cell: order =>
        order.own ? (
          <span className={styles.goods}>
            <LinePicture src={order.own.image} className={styles.picture} />
            <span>
              <span className={styles.goodsTitle}>{order.own.title}</span>
              <span className={styles.money}>{t('orders.orders.items', { count: order.itemCount })}</span>
            </span>
          </span>
        ) : (
          t('orders.orders.items', { count: order.itemCount })
        ),
    },
    {
      key: 'status',
      head: t('orders.orders.field.status'),
      phone: 'status',
      cell: order => (
        <>
          <OrderStatusMark status={order.orderStatus} />
          {notesOf(order).map(note => (
            <span key={note} className={styles.money}>
              {note}
            </span>
          ))}
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
      cell: order => (
        <>
          {details(order, buttonClass({ size: 'sm', className: styles.details }))}
          <span className={styles.acts}>
            <Acts order={order} path={pathOf(order)} />
          </span>
        </>
      ),
    },
  ];
}

const NEXT: Readonly<Record<NextAct, string>> = {
  pay: t('orders.orders.own.next.pay'),
  upi: t('orders.orders.own.next.upi'),
  track: t('orders.orders.own.next.track'),
  review: t('orders.orders.own.next.review'),
  again: t('orders.orders.own.again'),
};

/** What to do next, and the invoices. Everything but a review is done in the details. */
function Acts({ order: { own, number }, path }: { order: OrderSummary; path: string }) {
  if (!own) return null;
  const { next, slug, invoices } = own;
  return (
    <>
      {next && (
        <Link
          to={next === 'review' && slug !== null ? `${paths.product(slug)}#reviews` : path}
          preventScrollReset={next !== 'review'}
          className={styles.act}
          aria-label={t('orders.orders.own.next.of', { act: NEXT[next], number })}
        >
          {NEXT[next]}
        </Link>
      )}
      {invoices.map((invoice, at) => {
        const name =
          invoices.length === 1
            ? t('orders.orders.own.invoice')
            : t('orders.orders.own.invoiceNumber', { number: at + 1 });
        return (
          <Link
            key={invoice}
            to={paths.invoice(invoice)}
            className={styles.act}
            aria-label={t('orders.orders.own.next.of', { act: name, number })}
          >
            {name}
          </Link>
        );
      })}
    </>
  );
}

/** What the status means for the shopper, and when it comes. */
function notesOf(order: OrderSummary): string[] {
  const { orderStatus, own } = order;
  const money = moneyNote(order);
  const arrives =
    own?.arrives && !isUnpaid(order) ? calendarDay(new Date(`${own.arrives.to}T12:00:00+05:30`)) : undefined;
  return [
    ...(money ? [money] : []),
    ...(orderStatus === 'pending' && !money ? [t('orders.orders.own.pending')] : []),
    ...(arrives ? [t('orders.orders.own.arrives', { day: `${arrives.weekday} ${arrives.day} ${arrives.month}` })] : []),
  ];
}

function isUnpaid({ paymentMethod, paymentStatus }: OrderSummary): boolean {
  return paymentMethod !== 'COD' && paymentStatus !== 'paid';
}

/** Payment status, if it deserves mention in the list. */
function moneyNote({ orderStatus, paymentMethod, paymentStatus }: OrderSummary): string | undefined {
  if (paymentStatus === 'refunded') return t('orders.orders.own.refunded');
  if (paymentStatus === 'partially_refunded') return t('orders.orders.own.partlyRefunded');
  if (paymentMethod === 'COD' || paymentStatus === 'paid') return undefined;
  return isLive(orderStatus) ? t('orders.orders.own.due') : t('orders.orders.own.notPaid');
}

import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { paymentWords } from '#orders/orders/paying/payment-words.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './order-columns.module.css';

type OrderColumn = Column<OrderSummary>;

const head: readonly OrderColumn[] = [
  {
    key: 'id',
    head: t('orders.orders.field.id'),
    phone: 'lead',
    cell: order => <span className={styles.id}>{order.number}</span>,
  },
  {
    key: 'date',
    head: t('orders.orders.field.date'),
    quiet: true,
    sortable: true,
    cell: order => <OrderDate order={order} />,
  },
  { key: 'shopper', head: t('orders.orders.field.shopper'), phone: 'under', cell: order => <Shopper order={order} /> },
  { key: 'city', head: t('orders.orders.field.city'), wideOnly: true, cell: order => <City city={order.city} /> },
  { key: 'items', head: t('orders.orders.field.items'), wideOnly: true, align: 'end', cell: order => order.itemCount },
];

const sellers: OrderColumn = {
  key: 'sellers',
  head: t('orders.orders.field.sellers'),
  wideOnly: true,
  cell: order => <Sellers names={order.sellers} />,
};

const tail: readonly OrderColumn[] = [
  { key: 'payment', head: t('orders.orders.field.payment'), wideOnly: true, quiet: true, cell: paymentWords },
  {
    key: 'status',
    head: t('orders.orders.field.status'),
    phone: 'status',
    cell: order => <OrderStatusMark status={order.orderStatus} />,
  },
  {
    key: 'price',
    head: t('orders.orders.field.price'),
    align: 'end',
    sortable: true,
    phone: 'amount',
    cell: order => <Price paise={order.totalAmount} format="total" />,
  },
];

const forAdministrators = [...head, sellers, ...tail];
const forSellers = [...head, ...tail];

/** Columns of the order list. Sellers get no seller column. */
export function orderColumns(isAdministrator: boolean): readonly OrderColumn[] {
  return isAdministrator ? forAdministrators : forSellers;
}

function OrderDate({ order }: { order: OrderSummary }) {
  return (
    <time className={styles.date} dateTime={order.orderDate.toISOString()}>
      {dayAndHourText(order.orderDate)}
    </time>
  );
}

function Shopper({ order }: { order: OrderSummary }) {
  return (
    <>
      <span className={styles.name}>{order.buyer ?? t('orders.orders.desk.unknownShopper')}</span>
      <span className={styles.cityOnPhone}>, {order.city}</span>
    </>
  );
}

function City({ city }: { city: string }) {
  return (
    <span className={styles.city} title={city}>
      {city}
    </span>
  );
}

function Sellers({ names }: { names: readonly string[] }) {
  const [first, ...more] = names;
  return (
    <span className={styles.sellers} title={names.join(', ')}>
      {first}
      {more.length > 0 && ` +${more.length}`}
    </span>
  );
}

import { Price } from '#design/prices/price.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import type { Period } from '#office/dashboard/period.ts';
import { SLOT_NAMES, slotText } from '#office/dashboard/slot-text.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './sales-table.module.css';

interface SalesRow {
  readonly name: string;
  readonly sales: number;
  readonly orders: number;
  readonly salesBefore: number;
  readonly ordersBefore: number;
}

/** All figures of the chart, to the paisa, with their totals. */
export function SalesTable({ data }: { data: Dashboard }) {
  const rows = data.points.map(point => ({ ...point, name: slotText(data.period, point.from) }));
  const inAll = {
    name: 'Total',
    sales: data.now.sales,
    orders: data.now.orders,
    salesBefore: data.before.sales,
    ordersBefore: data.before.orders,
  };
  return (
    <Table
      caption="Sales over time"
      columns={columnsFor(data.period)}
      rows={[inAll, ...rows]}
      rowKey={row => row.name}
    />
  );
}

function columnsFor(period: Period): readonly Column<SalesRow>[] {
  return [
    {
      key: 'slot',
      head: SLOT_NAMES[period],
      phone: 'lead',
      cell: row => <span className={styles.name}>{row.name}</span>,
    },
    { key: 'orders', head: 'Orders', align: 'end', phone: 'under', cell: row => <Orders count={row.orders} /> },
    {
      key: 'sales',
      head: 'Sales',
      align: 'end',
      phone: 'status',
      cell: row => <Price paise={row.sales} format="total" />,
    },
    { key: 'ordersBefore', head: 'Orders before', align: 'end', quiet: true, cell: row => countText(row.ordersBefore) },
    {
      key: 'salesBefore',
      head: 'Sales before',
      align: 'end',
      quiet: true,
      phone: 'amount',
      cell: row => (
        <>
          <span className={styles.onPhone}>before </span>
          <Price paise={row.salesBefore} format="total" />
        </>
      ),
    },
  ];
}

/** Phones show no column heads, so the unit is added there. */
function Orders({ count }: { count: number }) {
  return (
    <>
      <span className={styles.count}>{countText(count)}</span>
      <span className={styles.onPhone}> {count === 1 ? 'order' : 'orders'}</span>
    </>
  );
}

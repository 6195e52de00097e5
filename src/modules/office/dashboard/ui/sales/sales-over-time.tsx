import { lazy, type ReactNode, type RefCallback, Suspense, useCallback, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Price } from '#design/prices/price.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { type DashboardPeriod, PERIOD_WORDS } from '#office/dashboard/period.ts';
import { chartSlotText, intervalText, SLOT_NAMES } from '#office/dashboard/slot-text.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './sales-over-time.module.css';

/** Loaded lazily, because only this chart needs the chart library. */
export const loadSalesChart = async () => ({ default: (await import('./sales-chart.tsx')).SalesChart });
const SalesChart = lazy(loadSalesChart);

/** Sales as a chart or as a table. The chart is hidden from screen readers, which are pointed to the table. */
export function SalesOverTime({ data }: { data: Dashboard }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <BoardSection
      title={t('office.dashboard.sales.title')}
      aside={asTable ? undefined : <Legend data={data} />}
      end={
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {asTable ? t('office.dashboard.sales.asChart') : t('office.dashboard.sales.asTable')}
        </button>
      }
    >
      {asTable ? <SalesTable data={data} /> : <ChartPlace data={data} />}
    </BoardSection>
  );
}

/** Reserves the chart's space while it loads and passes its size, because the chart is drawn in pixels. */
function ChartPlace({ data }: { data: Dashboard }) {
  const [place, size] = useSize();
  return (
    <div ref={place} className={styles.place}>
      <VisuallyHidden>{t('office.dashboard.sales.inTable')}</VisuallyHidden>
      {size && (
        <Suspense>
          <SalesChart points={data.points} period={data.period} {...size} />
        </Suspense>
      )}
    </div>
  );
}

function Legend({ data: { period, from, to } }: { data: Dashboard }) {
  return (
    <span className={styles.legend} aria-hidden="true">
      <span>{intervalText(from, to)}</span>
      <span className={styles.before}>
        {period === 'today'
          ? t('office.dashboard.sales.yesterday')
          : t('office.dashboard.sales.before', { period: PERIOD_WORDS[period]() })}
      </span>
    </span>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The rendered size of an element, undefined until it is measured. */
function useSize(): [RefCallback<HTMLElement>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

interface SalesRow {
  readonly name: string;
  readonly sales: number;
  readonly orders: number;
  readonly salesBefore: number;
  readonly ordersBefore: number;
}

/** All figures of the chart, to the paisa, with their totals. */
function SalesTable({ data }: { data: Dashboard }) {
  const rows = data.points.map(point => ({ ...point, name: chartSlotText(data.period, point.from) }));
  const inAll = {
    name: t('office.dashboard.sales.total'),
    sales: data.now.sales,
    orders: data.now.orders,
    salesBefore: data.before.sales,
    ordersBefore: data.before.orders,
  };
  return (
    <Table
      caption={t('office.dashboard.sales.title')}
      columns={columnsFor(data.period)}
      rows={[inAll, ...rows]}
      rowKey={row => row.name}
    />
  );
}

function columnsFor(period: DashboardPeriod): readonly Column<SalesRow>[] {
  return [
    {
      key: 'slot',
      head: SLOT_NAMES[period](),
      phone: 'lead',
      cell: row => <span className={styles.name}>{row.name}</span>,
    },
    {
      key: 'orders',
      head: t('office.dashboard.figures.orders'),
      align: 'end',
      phone: 'under',
      cell: row => <Orders count={row.orders} />,
    },
    {
      key: 'sales',
      head: t('office.dashboard.figures.sales'),
      align: 'end',
      phone: 'status',
      cell: row => <Price paise={row.sales} format="total" />,
    },
    {
      key: 'ordersBefore',
      head: t('office.dashboard.sales.ordersBefore'),
      align: 'end',
      quiet: true,
      cell: row => countText(row.ordersBefore),
    },
    {
      key: 'salesBefore',
      head: t('office.dashboard.sales.salesBefore'),
      align: 'end',
      quiet: true,
      phone: 'amount',
      cell: row =>
        rich('office.dashboard.sales.salesBeforeCell', {
          phone: onPhone,
          sales: <Price paise={row.salesBefore} format="total" />,
        }),
    },
  ];
}

/** Phones show no column heads, so the unit is added there. */
function Orders({ count }: { count: number }) {
  return rich('office.dashboard.sales.ordersCell', {
    count,
    figure: words => <span className={styles.count}>{words}</span>,
    phone: onPhone,
  });
}

function onPhone(words: ReactNode) {
  return <span className={styles.onPhone}>{words}</span>;
}

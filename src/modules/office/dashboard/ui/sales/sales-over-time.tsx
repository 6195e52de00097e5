import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { PERIOD_WORDS } from '#office/dashboard/period.ts';
import { intervalText } from '#office/dashboard/slot-text.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import styles from './sales-over-time.module.css';
import { SalesTable } from './sales-table.tsx';
import { useSize } from './use-size.ts';

/** Charts are drawn by a library of their own, which no other screen has to load. */
export const loadSalesChart = async () => ({ default: (await import('./sales-chart.tsx')).SalesChart });
const SalesChart = lazy(loadSalesChart);

/** The same figures as a line or as a table. The line is for the eye; who reads otherwise is told where the table is. */
export function SalesOverTime({ data }: { data: Dashboard }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <BoardSection
      title="Sales over time"
      aside={asTable ? undefined : <Legend data={data} />}
      end={
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      }
    >
      {asTable ? <SalesTable data={data} /> : <ChartPlace data={data} />}
    </BoardSection>
  );
}

/** Keeps the chart's room until it is here, and tells it how large that is: type in a chart never scales. */
function ChartPlace({ data }: { data: Dashboard }) {
  const [place, size] = useSize();
  return (
    <div ref={place} className={styles.place}>
      <VisuallyHidden>You can view this chart as a table.</VisuallyHidden>
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
      <span className={styles.before}>{period === 'today' ? 'yesterday' : `the ${PERIOD_WORDS[period]} before`}</span>
    </span>
  );
}

import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { PERIOD_WORDS } from '#office/dashboard/period.ts';
import { intervalText } from '#office/dashboard/slot-text.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import styles from './sales-over-time.module.css';
import { SalesTable } from './sales-table.tsx';

/** Loaded lazily, because only this chart needs the chart library. */
export const loadSalesChart = async () => ({ default: (await import('./sales-chart.tsx')).SalesChart });
const SalesChart = lazy(loadSalesChart);

/** Sales as a chart or as a table. The chart is hidden from screen readers, which are pointed to the table. */
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

/** Reserves the chart's space while it loads, and passes its size, because the chart is drawn in pixels and not scaled. */
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

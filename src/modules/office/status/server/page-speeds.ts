import { bucketOf, METRIC_NAMES, SPEED_METRICS, type SpeedMetric } from '#office/status/page-speed.ts';
import type { Cells } from '#platform/metrics/cells.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Timings } from '#platform/metrics/timings.ts';

/** What one visit measured, as far as its browser could. */
export interface MeasuredVisit extends Readonly<Partial<Record<SpeedMetric, number | undefined>>> {
  readonly page: string;
  readonly language: string;
  readonly connection?: string | undefined;
}

/** Visits of one page and metric in one bucket. */
export interface SpeedCount {
  readonly page: string;
  readonly metric: SpeedMetric;
  readonly bucket: number;
  count: number;
}

/** Counts what visitors measure: in the metrics of this process, and for the table of all processes. */
export class PageSpeeds {
  readonly #cells: Readonly<Record<SpeedMetric, Cells<Timings>>>;
  #counts = new Map<string, SpeedCount>();

  constructor(metrics: Metrics) {
    const labels = ['page', 'language', 'connection'] as const;
    const family = (name: string, help: string, metric: SpeedMetric, unit: number) =>
      metrics.timings(
        name,
        help,
        labels,
        SPEED_METRICS[metric].bounds.map(bound => bound / unit),
      );
    this.#cells = {
      lcp: family('shop_page_lcp_seconds', 'Largest Contentful Paint of visitors.', 'lcp', 1000),
      inp: family('shop_page_inp_seconds', 'Interaction to Next Paint of visitors.', 'inp', 1000),
      cls: family('shop_page_cls', 'Cumulative Layout Shift of visitors.', 'cls', 1),
      ttfb: family('shop_page_ttfb_seconds', 'Time to the first byte of visitors.', 'ttfb', 1000),
    };
  }

  note({ page, language, connection = 'unknown', ...values }: MeasuredVisit): void {
    for (const metric of METRIC_NAMES) {
      const value = values[metric];
      if (value === undefined) continue;
      this.#cells[metric].of([page, language, connection]).note(metric === 'cls' ? value : value / 1000);
      this.#add({ page, metric, bucket: bucketOf(metric, value), count: 1 });
    }
  }

  /** What has been counted since. Its rows are at most pages × metrics × buckets. */
  take(): readonly SpeedCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** What could not be saved. */
  putBack(counts: readonly SpeedCount[]): void {
    for (const count of counts) this.#add(count);
  }

  #add(count: SpeedCount): void {
    const key = `${count.page} ${count.metric} ${count.bucket}`;
    const known = this.#counts.get(key);
    if (known) known.count += count.count;
    else this.#counts.set(key, { ...count });
  }
}

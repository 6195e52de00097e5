import type { Lag } from './event-loop-lag.ts';
import type { Metrics } from './metrics.ts';

/** What any process of Node's can say of itself, under the names that dashboards know. */
export function countProcess(metrics: Metrics, lag: () => Lag): void {
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.reading('process_start_time_seconds', 'gauge', 'Start time of this process, in seconds since 1970.', () =>
    Math.round(startedAt),
  );
  metrics.reading('process_cpu_seconds_total', 'counter', 'Processor time used by this process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.reading('process_resident_memory_bytes', 'gauge', 'Memory used by this process.', () =>
    process.memoryUsage.rss(),
  );
  metrics.reading('nodejs_heap_used_bytes', 'gauge', 'Memory used by JavaScript objects.', () => {
    const { heapUsed } = process.memoryUsage();
    return heapUsed;
  });
  metrics.reading('shop_event_loop_lag_seconds', 'gauge', 'Event loop delay over the last 15 seconds.', () => {
    const { median, p99, longest } = lag();
    return [
      { labels: { quantile: '0.5' }, value: median },
      { labels: { quantile: '0.99' }, value: p99 },
      { labels: { quantile: '1' }, value: longest },
    ];
  });
}

import type { Lag } from './event-loop-lag.ts';
import type { Metrics } from './metrics.ts';

/** What any process of Node's can say of itself, under the names that dashboards know. */
export function countProcess(metrics: Metrics, lag: () => Lag): void {
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.reading('process_start_time_seconds', 'gauge', 'When this process began, in seconds since 1970.', () =>
    Math.round(startedAt),
  );
  metrics.reading('process_cpu_seconds_total', 'counter', 'Processor time this process has used.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.reading('process_resident_memory_bytes', 'gauge', 'Memory this process holds.', () =>
    process.memoryUsage.rss(),
  );
  metrics.reading('nodejs_heap_used_bytes', 'gauge', 'Memory that its JavaScript objects take.', () => {
    const { heapUsed } = process.memoryUsage();
    return heapUsed;
  });
  metrics.reading(
    'shop_event_loop_lag_seconds',
    'gauge',
    'How late this process came to its work over the last 15 seconds.',
    () => {
      const { median, p99, longest } = lag();
      return [
        { labels: { quantile: '0.5' }, value: median },
        { labels: { quantile: '0.99' }, value: p99 },
        { labels: { quantile: '1' }, value: longest },
      ];
    },
  );
}

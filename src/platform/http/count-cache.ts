import type { Metrics } from '#platform/metrics/metrics.ts';
import type { CacheCounts } from './tagged-cache.ts';

/** Tells of what use the public cache is. */
export function countCache(metrics: Metrics, cache: { readonly counts: CacheCounts }): void {
  const read = (type: 'counter' | 'gauge', name: string, of: keyof CacheCounts, help: string) =>
    metrics.reading(name, type, help, () => cache.counts[of]);
  read('counter', 'shop_cache_hits_total', 'hits', 'Public answers that were there, or being made already.');
  read('counter', 'shop_cache_misses_total', 'misses', 'Public answers that had to be made.');
  read('counter', 'shop_cache_dropped_total', 'dropped', 'Public answers forgotten because what they show changed.');
  read('counter', 'shop_cache_emptied_total', 'emptied', 'How often all of them were forgotten at once.');
  read('gauge', 'shop_cache_answers', 'answers', 'Public answers that are kept.');
  read('gauge', 'shop_cache_bytes', 'bytes', 'Memory that they may take.');
}

import type { Metrics } from '#platform/metrics/metrics.ts';
import type { CacheCounts } from './tagged-cache.ts';

/** Tells of what use the public cache is. */
export function countCache(metrics: Metrics, cache: { readonly counts: CacheCounts }): void {
  const read = (type: 'counter' | 'gauge', name: string, of: keyof CacheCounts, help: string) =>
    metrics.reading(name, type, help, () => cache.counts[of]);
  read(
    'counter',
    'shop_cache_hits_total',
    'hits',
    'Public responses served from the cache or from a render already under way.',
  );
  read('counter', 'shop_cache_misses_total', 'misses', 'Public responses that had to be rendered.');
  read(
    'counter',
    'shop_cache_dropped_total',
    'dropped',
    'Public responses dropped from the cache because their content changed.',
  );
  read('counter', 'shop_cache_emptied_total', 'emptied', 'How often the whole cache was cleared.');
  read('gauge', 'shop_cache_answers', 'answers', 'Public responses in the cache.');
  read('gauge', 'shop_cache_bytes', 'bytes', 'Memory limit of the cache.');
}

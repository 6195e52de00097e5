import * as paths from '#shared/paths/paths.ts';

/** The call that takes what a browser has measured. Written out, because the script that sends it has no typed client. */
export const PAGE_SPEED_PATH = '/common/page-speed';

const PRODUCT = '/product/:slug';

/** Kinds of pages, by their routes. All others are one. */
export const MEASURED_PAGES = [
  paths.home,
  paths.listing,
  paths.search,
  PRODUCT,
  paths.compare,
  paths.wishlist,
  paths.checkout,
  paths.account,
  paths.login,
  'other',
] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];

/** What browsers say of the connection, as far as they do. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g'] as const;

/**
 * Core Web Vitals and the time to the first byte. LCP, INP and TTFB are in milliseconds, CLS is a number without unit.
 * `good` is the bound that browsers' makers recommend for three of four visits, `bounds` are those of the histogram.
 */
export const SPEED_METRICS = {
  lcp: { good: 2_500, most: 120_000, bounds: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000] },
  inp: { good: 200, most: 60_000, bounds: [25, 50, 75, 100, 150, 200, 300, 500, 1_000] },
  cls: { good: 0.1, most: 100, bounds: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5] },
  ttfb: { good: 800, most: 120_000, bounds: [50, 100, 200, 300, 500, 800, 1_200, 1_800, 3_000] },
} as const;
export type SpeedMetric = keyof typeof SPEED_METRICS;
export const METRIC_NAMES = Object.keys(SPEED_METRICS) as SpeedMetric[];

/** The kind of the page at a path without its language. */
export function measuredPage(path: string): MeasuredPage {
  const plain = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  if (/^\/product\/[^/]+$/.test(plain)) return PRODUCT;
  if (plain.startsWith(`${paths.account}/`)) return paths.account;
  return MEASURED_PAGES.find(page => page === plain && page !== 'other') ?? 'other';
}

/** The bucket of a value: the number of bounds below it. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  return SPEED_METRICS[metric].bounds.filter(bound => value > bound).length;
}

/**
 * The value that three of four visits do not exceed, between the bounds of its bucket; undefined without visits. Beyond the
 * last bound it is that bound.
 * @param counts by bucket
 */
export function threeOfFour(metric: SpeedMetric, counts: readonly number[]): number | undefined {
  const { bounds } = SPEED_METRICS[metric];
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [at, count] of counts.entries()) {
    if (before + count >= wanted) {
      const [low, high] = [bounds[at - 1] ?? 0, bounds[at] ?? bounds.at(-1) ?? 0];
      return low + (high - low) * ((wanted - before) / count);
    }
    before += count;
  }
  return bounds.at(-1);
}

/** What one stretch of load brought. */
export interface Load {
  /** Requests, or whole turns, that were answered well. */
  readonly done: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export const CONNECTIONS = 32;

/** As browsers ask for pages. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } as const;

/** @param took how long each took, in milliseconds; sorted here */
export function loadOf(took: number[], start: number): Load {
  const seconds = (performance.now() - start) / 1000;
  took.sort((one, other) => one - other);
  const rank = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { done: took.length, seconds, p50Ms: rank(0.5), p99Ms: rank(0.99) };
}

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

/** The cost of an answer. */
export interface CostClass {
  /** Milliseconds of the process's time on an ordinary machine, counted against the budgets. */
  readonly ms: number;
  /** Runs in a queue with low concurrency. */
  readonly isQueued?: true;
}

/**
 * Cost classes of routes; a test measures them (`test/api/platform/limits/costs.test.ts`). Routes without one are
 * `ordinary`, public ones `kept`.
 */
export const COSTS = {
  /** Cached in memory or a static file. */
  kept: { ms: 0.1 },
  /** A few indexed statements, one page of a list. */
  ordinary: { ms: 1 },
  /** Many statements in one transaction. */
  heavy: { ms: 8 },
  /** A page that is rendered for one user. */
  page: { ms: 10, isQueued: true },
  /** Password or code hashing, on other threads, where networks take turns. */
  hashing: { ms: 12 },
  /** Grows with all of a user's data, or needs much CPU time. */
  costly: { ms: 25, isQueued: true },
} as const satisfies Record<string, CostClass>;

export type Cost = keyof typeof COSTS;

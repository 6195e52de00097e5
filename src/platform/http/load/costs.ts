/** What answering takes. */
export interface CostClass {
  /** Of the process's time, in milliseconds on an ordinary machine: what is counted against the budgets. */
  readonly ms: number;
  /** Few of these are worked on at once, whoever asks. */
  readonly isQueued?: true;
}

/**
 * What a route costs, said where it is served; a test measures whether it is true (`test/api/platform/limits/costs.test.ts`). Routes that
 * say nothing are `ordinary`, public ones `kept`.
 */
export const COSTS = {
  /** Kept in memory or lying in a file. */
  kept: { ms: 0.1 },
  /** A few statements that find what they want by an index, one page of a list. */
  ordinary: { ms: 1 },
  /** Many statements in one transaction. */
  heavy: { ms: 8 },
  /** A page that is drawn for one person. */
  page: { ms: 10, isQueued: true },
  /** Passwords or codes are hashed, on other threads, where networks take turns too. */
  hashing: { ms: 12 },
  /** Grows with everything that somebody has, or takes a processor for long. */
  costly: { ms: 25, isQueued: true },
} as const satisfies Record<string, CostClass>;

export type Cost = keyof typeof COSTS;

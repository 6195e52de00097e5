import type { Share } from './pace.ts';

/**
 * Shares of each process's time, so that clients that send very much delay only themselves (docs/decisions/0068). Counted
 * in memory: what is shared is the process's own time.
 */
export const PACES = {
  /** Cached answers, per network. */
  'kept.network': { perSecond: 100, burst: 50 },
  /** Work for guests, per network. */
  'guests.network': { perSecond: 200, burst: 60 },
  /** Work for one account, wherever it is used. */
  account: { perSecond: 100, burst: 50 },
  /** Work for all accounts of one network together. */
  'accounts.network': { perSecond: 500, burst: 200 },
} as const satisfies Record<string, Share>;

export type PaceName = keyof typeof PACES;

/** The shares of a shop; those that are missing do not apply. */
export type Paces = { readonly [Name in PaceName]?: Share };

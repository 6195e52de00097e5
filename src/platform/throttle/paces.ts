import type { Share } from './pace.ts';

/**
 * What may be taken of the time of each process, so that whoever sends very much waits behind themselves and nobody else
 * notices (docs/decisions/0068). Counted in memory: the time that is shared out is the process's own.
 */
export const PACES = {
  /** Answers that are there already, for one network. */
  'kept.network': { perSecond: 100, burst: 50 },
  /** Work for one network of people who are not signed in. */
  'guests.network': { perSecond: 200, burst: 60 },
  /** Work for one account, wherever it is used. */
  account: { perSecond: 100, burst: 50 },
  /** Work for all accounts of one network together. */
  'accounts.network': { perSecond: 500, burst: 200 },
} as const satisfies Record<string, Share>;

export type PaceName = keyof typeof PACES;

/** The paces a shop holds its visitors to; one that is missing does not hold. */
export type Paces = { readonly [Name in PaceName]?: Share };

import { blocksOf } from '#platform/http/safety/network-of.ts';
import type { Refused, Throttle } from './throttle.ts';

/** What came of taking from the shop's own budget. */
export interface Taken {
  /** True for the first who finds it used up. */
  readonly alarm: boolean;
  readonly refused: Refused | undefined;
}

/**
 * Takes one from what the whole shop may do for strangers. When that is used up, each provider's block of addresses still
 * has a small budget of its own: a flood stops where it comes from, and nobody else has to wait for its end.
 */
export async function takeFromShop(throttle: Throttle, what: 'register' | 'contact', network: string): Promise<Taken> {
  const usedUp = await throttle.take(`${what}.shop`, what);
  if (!usedUp) return { alarm: false, refused: undefined };
  const refused = await throttle.take(`${what}.provider`, blocksOf(network).provider);
  return { alarm: usedUp.isFirst, refused };
}

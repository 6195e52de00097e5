import { blocksOf } from '#platform/http/safety/network-of.ts';
import type { Refused, Throttle } from './throttle.ts';

/** The result of taking from the shop's budget. */
export interface Taken {
  /** True for the first request that finds it used up. */
  readonly alarm: boolean;
  readonly refused: Refused | undefined;
}

/**
 * Takes one from the whole shop's budget for strangers. When it is used up, each provider's block of addresses still has a
 * small budget of its own, so that a flood is stopped at its source.
 */
export async function takeFromShop(throttle: Throttle, what: 'register' | 'contact', network: string): Promise<Taken> {
  const usedUp = await throttle.take(`${what}.shop`, what);
  if (!usedUp) return { alarm: false, refused: undefined };
  const refused = await throttle.take(`${what}.provider`, blocksOf(network).provider);
  return { alarm: usedUp.isFirst, refused };
}

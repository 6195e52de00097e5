import { expect } from 'vitest';
import type { Cast } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';
import type { StandingClock } from '#test/fixtures/standing-clock.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import type { Command } from './command.ts';
import { RealShop } from './real-shop.ts';
import { ReferenceShop } from './reference-shop.ts';

/**
 * After each command shop and reference answer alike and look alike, and no rule of orders and money is broken.
 * @returns what was done or refused, each in a word
 */
export async function playDay(
  { shop, cast, clock }: { readonly shop: TestShop; readonly cast: Cast; readonly clock: StandingClock },
  commands: readonly Command[],
): Promise<string[]> {
  const real = await RealShop.open(shop, cast, clock);
  const reference = new ReferenceShop();
  const outcomes: string[] = [];
  for (const command of commands) {
    const expected = reference.apply(command);
    expect(await real.apply(command), JSON.stringify(command)).toBe(expected);
    expect(await real.snapshot(), JSON.stringify(command)).toEqual(reference.snapshot);
    expect(await breaches(shop.open.db)).toEqual([]);
    outcomes.push(`${command.do}: ${expected}`);
  }
  return outcomes;
}

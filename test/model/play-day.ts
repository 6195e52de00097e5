import { expect } from 'vitest';
import type { Cast } from '#test/cast.ts';
import { breaches } from '#test/order-invariants.ts';
import type { TestShop } from '#test/shop.ts';
import type { Command } from './command.ts';
import { RealShop } from './real-shop.ts';
import { ReferenceShop } from './reference-shop.ts';

/** After each command shop and reference answer alike and look alike, and no rule of orders and money is broken. */
export async function playDay(shop: TestShop, cast: Cast, commands: readonly Command[]): Promise<void> {
  const real = await RealShop.open(shop, cast);
  const reference = new ReferenceShop();
  for (const command of commands) {
    const expected = reference.apply(command);
    expect(await real.apply(command), JSON.stringify(command)).toBe(expected);
    const { stock, carts, orders } = reference;
    const seen = { stock, carts, orders: orders.map(({ who, parts }) => ({ who, parts })) };
    expect(await real.snapshot(), JSON.stringify(command)).toMatchObject(seen);
    expect(await breaches(shop.open.db)).toEqual([]);
  }
}

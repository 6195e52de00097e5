import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, castOf } from '#test/cast.ts';
import { anyCommand, type Command } from '#test/model/command.ts';
import { RealShop } from '#test/model/real-shop.ts';
import { ReferenceShop } from '#test/model/reference-shop.ts';
import { breaches } from '#test/order-invariants.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

const LONG = process.env.LONG === '1';
/** In the long run other days each time; what fails is printed with its seed and path, to be played again with these. */
const { MODEL_SEED, MODEL_PATH } = process.env;
const REPLAY = { ...(MODEL_SEED && { seed: Number(MODEL_SEED) }), ...(MODEL_PATH && { path: MODEL_PATH }) };
const RUNS = LONG ? { numRuns: 300, ...REPLAY } : { numRuns: 8, seed: 20261122, ...REPLAY };
const COMMANDS = LONG ? 60 : 30;

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, limits: {}, payments: { sandbox: true } });
  cast = await castOf(shop);
});
afterAll(() => shop.end());

it(`days of a shop go as a small reference says, ${RUNS.numRuns} of up to ${COMMANDS} commands each`, {
  timeout: 30 * 60_000,
}, async () => {
  const day = fc.array(anyCommand, { minLength: 5, maxLength: COMMANDS, size: 'max' });
  await fc.assert(fc.asyncProperty(day, playDay), RUNS);
});

/** After each command shop and reference answer alike and look alike, and no rule of orders and money is broken. */
async function playDay(commands: readonly Command[]): Promise<void> {
  const real = await RealShop.open(shop, cast);
  const reference = new ReferenceShop();
  for (const command of commands) {
    const expected = reference.apply(command);
    expect(await real.apply(command), JSON.stringify(command)).toBe(expected);
    expect(await real.snapshot(), JSON.stringify(command)).toMatchObject(seen(reference));
    expect(await breaches(shop.open.db)).toEqual([]);
  }
}

function seen({ stock, carts, orders }: ReferenceShop) {
  return { stock, carts, orders: orders.map(({ who, parts }) => ({ who, parts })) };
}

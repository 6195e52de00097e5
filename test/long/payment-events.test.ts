import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { EVENTS, type Event, permutations, play } from '#test/builders/payment-events.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const ALL = permutations(EVENTS);
const AT_A_TIME = 60;
const PIECES = Array.from({ length: ALL.length / AT_A_TIME }, (_, at) => at * AT_A_TIME);

let shop: TestShop;
let cast: Cast;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, payments: { sandbox: true }, limits: {} });
  cast = await castOf(shop);
  buyer = await newBuyer(shop);
});
afterAll(() => shop.end());

/** Plays arrangements of events. @returns those that ended otherwise than they must */
async function wrongEnds(arrangements: readonly (readonly Event[])[]) {
  const product = await makeProduct(shop, cast.deccan.sellerId, { stock: 1_000 });
  const wrong: unknown[] = [];
  for (const events of arrangements) {
    const { end, expected } = await play({ shop, cast, buyer, product }, events);
    if (JSON.stringify(end) !== JSON.stringify(expected)) wrong.push({ events, end, expected });
  }
  return wrong;
}

it('there are 720 orders in which six things can happen', () => expect(ALL).toHaveLength(720));

it.each(PIECES)(
  'from number %i on, each order of the six things ends in the one state that it must (X19)',
  { timeout: 1_800_000 },
  async from => {
    expect(await wrongEnds(ALL.slice(from, from + AT_A_TIME))).toEqual([]);
    expect(await breaches(shop.open.db)).toEqual([]);
  },
);

it('the same where only some of them happen', { timeout: 1_800_000 }, async () => {
  const some = new Set(ALL.flatMap(events => [1, 2, 3, 4].map(count => events.slice(0, count).join())));
  const arrangements = [...some].map(names => names.split(',') as Event[]);
  expect(arrangements).toHaveLength(6 + 30 + 120 + 360);
  expect(await wrongEnds(arrangements)).toEqual([]);
  expect(await breaches(shop.open.db)).toEqual([]);
});

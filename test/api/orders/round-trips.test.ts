import { PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listenInOnDriver } from '#bench/bare/record-statements.ts';
import { CART_STEPS, CHECKOUT_STEPS, type FlowStep, headersOf, newTurn } from '#bench/load/shopper-steps.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

let shop: TestShop;
let cast: Cast;
const record = listenInOnDriver();
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
});
afterAll(() => shop.end());

/** How often each call of a turn waits for the database. */
async function tripsOf(steps: readonly FlowStep[], someone?: Buyer): Promise<number[]> {
  const buyer = someone ?? (await newBuyer(shop));
  const turn = newTurn(
    { id: buyer.id, token: String(buyer.token) },
    await makeProduct(shop, cast.deccan.sellerId, { stock: 5 }),
  );
  const trips: number[] = [];
  for (const step of steps) {
    const payload = step.body?.(turn);
    const { result, roundTrips } = await record(() =>
      shop.app.inject({
        method: step.method,
        url: step.path(turn),
        headers: headersOf(step, turn),
        ...(payload && { payload }),
      }),
    );
    expect(result.statusCode, result.body).toBe(200);
    step.take?.(result.body, turn);
    trips.push(roundTrips);
  }
  return trips;
}

// A change that adds one is noticed here; each costs the shopper a wait, and a flash sale its pace (docs/decisions/0107).
it('an address, a cart and an order take nine round trips to the database, and reading the cart two', async () => {
  await tripsOf(CHECKOUT_STEPS);
  expect(await tripsOf(CHECKOUT_STEPS)).toEqual([2, 3, 4]);
  expect(await tripsOf(CART_STEPS)).toEqual([3, 2]);
});

it('a second order before the first is delivered takes no more, although it counts against shared limits', async () => {
  const buyer = await newBuyer(shop);
  expect(await tripsOf(CHECKOUT_STEPS, buyer)).toEqual([2, 3, 4]);
  expect(await tripsOf(CHECKOUT_STEPS, buyer)).toEqual([2, 3, 4]);
});

// A fragment that the compiler can't follow, such as a joined list of columns, has all statements with it written each time.
it('no statement of a cart or an order is written a second time', async () => {
  await tripsOf([...CHECKOUT_STEPS, ...CART_STEPS]);
  const buyer = await newBuyer(shop);
  const written = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  await tripsOf([...CHECKOUT_STEPS, ...CART_STEPS], buyer);
  const texts = written.mock.results.map(({ value }) => (value as { readonly sql: string }).sql);
  written.mockRestore();
  expect(texts.filter(text => !/^insert into "(products|stock_movements)"/.test(text))).toEqual([]);
});

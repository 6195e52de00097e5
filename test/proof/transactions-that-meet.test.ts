import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { busy } from '#shared/api/busy.ts';
import type { ProductId } from '#shared/id.ts';
import { buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  cast = await castOf(shop);
});
afterEach(async () => {
  await shop.open.execute('drop function if exists refuse cascade');
  expect(await breaches(shop.open.db)).toEqual([]);
});
afterAll(() => shop.end());

/** The database undoes the first so many transactions that write events of orders, at the statement or at their COMMIT. */
async function undo(times: number, code: '40001' | '40P01', when: 'at once' | 'at COMMIT'): Promise<void> {
  await shop.open.execute(`
    drop function if exists refuse cascade;
    drop sequence if exists refusals;
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refusals') <= ${times} then raise exception 'they met' using errcode = '${code}'; end if;
      return null;
    end $$;
    create constraint trigger refuse after insert on order_events
      ${when === 'at COMMIT' ? 'deferrable initially deferred' : ''} for each row execute function refuse()`);
}

const KINDS = (['40001', '40P01'] as const).flatMap(code => [[code, 'at once'] as const, [code, 'at COMMIT'] as const]);

it.each(KINDS)('does an order and a move again that PostgreSQL undoes with %s %s (X15)', async (code, when) => {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const buyer = await newBuyer(shop);
  await undo(3, code, when);
  const orderId = await buy(buyer, [phone, 2]);
  await undo(3, code, when);
  const desk = await shop.as(cast.deccan);
  await desk.call(updateOrder, { orderId, orderStatus: 'rejected' });
  expect(await stockOf(shop.open.db, phone)).toBe(10);
});

it('gives up after a few tries with "come again", and nothing has happened (X15)', async () => {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const buyer = await newBuyer(shop);
  await fillCart(buyer, [phone, 1]);
  await undo(1_000, '40001', 'at once');
  const key = randomUUID();
  const answer = await place(buyer, key);
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, busy.code, '2']);
  const { rows } = await shop.open.execute('select last_value as tries from refusals');
  expect(Number((rows[0] as { tries: unknown }).tries)).toBeLessThanOrEqual(5);
  expect(await stockOf(shop.open.db, phone)).toBe(10);
  await shop.open.execute('drop function refuse cascade');
  expect((await place(buyer, key)).statusCode).toBe(200);
});

it('places an order although PostgreSQL undoes it once to end a deadlock (X15)', async () => {
  const [first, second] = [
    await makeProduct(shop, cast.deccan.sellerId),
    await makeProduct(shop, cast.deccan.sellerId),
  ].sort();
  if (!first || !second) throw new Error('two products');
  let met = 0;
  let undone: 'order' | 'rival';
  do {
    undone = await meetRival(first, second);
    met += 1;
    // On a slow machine the order has looked for a deadlock before there is one, so the rival is undone.
  } while (undone === 'rival' && met < 5);
  expect(undone).toBe('order');
  await expect.poll(deadlocks, { timeout: 20_000, interval: 250 }).toBe(met);
  expect(await stockOf(shop.open.db, first)).toBe(10 - met);
  expect(await breaches(shop.open.db)).toEqual([]);
});

/** Somebody else locks both products of an order in the other order. @returns whom PostgreSQL undoes; the order is placed */
async function meetRival(first: ProductId, second: ProductId): Promise<'order' | 'rival'> {
  const buyer = await newBuyer(shop);
  await fillCart(buyer, [first, 1], [second, 1]);
  const rival = new pg.Client({ connectionString: shop.databaseUrl });
  await rival.connect();
  const hold = (id: string) => rival.query('update products set updated_at = now() where id = $1', [id]);
  await rival.query('begin');
  await hold(second);
  const placing = place(buyer, randomUUID());
  // The order holds the first product and waits for the second: the rival now asks for the first, and closes the ring.
  await expect.poll(() => waiting()).toBe(1);
  const undone = await hold(first).then(
    () => 'order' as const,
    (error: pg.DatabaseError) => {
      expect(error.code).toBe('40P01');
      return 'rival' as const;
    },
  );
  await rival.query('commit');
  await rival.end();
  expect((await placing).statusCode).toBe(200);
  return undone;
}

async function numberFrom(text: string): Promise<number> {
  const { rows } = await shop.open.execute(text);
  return Number((rows[0] as { n: unknown }).n);
}
const waiting = () =>
  numberFrom(
    `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
const deadlocks = () => numberFrom('select deadlocks as n from pg_stat_database where datname = current_database()');

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { Problem } from '#shared/api/problem.ts';
import { buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { approve, buyOnline, comeBack, standingOf } from '#test/builders/paying-online.ts';
import { play } from '#test/builders/payment-events.ts';
import { patchStatements } from '#test/fakes/patched-statements.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { StandingClock } from '#test/fixtures/standing-clock.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { anyWeeks } from '#test/model/command.ts';
import { playDay } from '#test/model/play-day.ts';

/** What one rule of money or stock is in SQL, and what it becomes when it is forgotten. */
interface Condition {
  readonly rule: string;
  readonly from: RegExp;
  readonly to: string;
  /** What would still hold it where the condition does not. */
  readonly also?: string;
}

const CONDITIONS: readonly Condition[] = [
  {
    rule: 'only what is there is sold',
    from: /and listed and stock >= (\$\d+)/,
    to: 'and listed and $1::int is not null',
    also: 'alter table products drop constraint if exists products_stock',
  },
  { rule: 'what is sold leaves the stock', from: /set stock = stock - (\$\d+)/, to: 'set stock = stock - $1 + $1' },
  { rule: 'what is given back is back', from: /set stock = stock \+ (\$\d+)/, to: 'set stock = stock + $1 - $1' },
  {
    rule: 'a movement is written for what is sold',
    from: /, 'placed', (\$\d+)::uuid, (\$\d+)::uuid from p/,
    to: `, 'placed', $1::uuid, $2::uuid from p where false`,
  },
  {
    rule: 'whoever moves an order holds it',
    from: /select 1 from orders where id = (\$\d+) for no key update/,
    to: 'select 1 from orders where id = $1',
  },
  {
    rule: 'an order takes the cart with it',
    from: /delete from cart_items using cart where (\S+ = \S+)\s+returning (cart.id, product_id, quantity, added_at)/,
    to: 'select $2 from cart_items, cart where $1',
  },
  {
    rule: 'an order is paid by the payment that has its money',
    from: /select "id" from "payments" where "order_id" = (\$\d+) and "state" = (\$\d+)/,
    to: 'select "id" from "payments" where "order_id" = $1 and $2::text is not null',
  },
  {
    rule: 'one key, one order',
    from: /insert into orders \(id, user_id, cart_id, idempotency_key/,
    to: '$&',
    also: 'alter table orders drop constraint ORDERS_KEY',
  },
  {
    rule: 'a payment that is dropped is open',
    from: /update "payments" set (.*) where "order_id" = (\$\d+) and "state" = (\$\d+)/,
    to: 'update "payments" set $1 where "order_id" = $2 and $3::text is not null',
  },
  {
    rule: 'the order that is given up is overdue',
    from: /"held_until" <= now\(\)/,
    to: '"held_until" is not distinct from "held_until"',
  },
  {
    rule: 'money that came is kept with its payment',
    from: /update "payments" set "state" = (\$\d+), "capture_ref"/,
    to: 'update "payments" set "state" = coalesce(\'open\', $1), "capture_ref"',
  },
];

const clock = new StandingClock();
let shop: TestShop;
let cast: Cast;
beforeEach(async () => {
  shop = await startTestShop('postgres', {
    ...{ worksJobs: false, limits: {}, payments: { sandbox: true } },
    now: clock.now,
  });
  cast = await castOf(shop);
});
afterEach(() => shop.end());

/** Days that bring every rule to bear; each says what has gone wrong in it. */
const SCENES: readonly (() => Promise<string[]>)[] = [
  lastUnits,
  sameKey,
  twoDesks,
  twoReturns,
  tooSoon,
  payments,
  days,
];

async function faults(): Promise<string[]> {
  for (const scene of SCENES) {
    const found = await scene().catch(error => [String(error)]);
    const all = [...found, ...(await breaches(shop.open.db))];
    if (all.length > 0) return all;
  }
  return [];
}

describe('every condition of money and stock is needed', () => {
  it('and with all of them in place nothing fails', async () => {
    expect(await faults()).toEqual([]);
  });

  it.for(CONDITIONS)('$rule', async ({ from, to, also, rule }, { task }) => {
    const patched = patchStatements(from, to);
    try {
      if (also) await shop.open.execute(await withKeyName(also));
      const found = await faults();
      expect(patched.times(), `"${rule}" is no statement any more; found: ${found[0]}`).toBeGreaterThan(0);
      expect(patched.nonsense()).toEqual([]);
      task.meta.figures = { 'without it': found[0]?.slice(0, 200) ?? 'nothing fails' };
      expect(found, `without "${rule}" nothing fails`).not.toEqual([]);
    } finally {
      patched.end();
    }
  });
});

/** The unique constraint of keys, by whatever name it was made. */
async function withKeyName(statement: string): Promise<string> {
  const { rows } = await shop.open.execute(`
    select conname from pg_constraint where conrelid = 'orders'::regclass and contype = 'u'
      and pg_get_constraintdef(oid) like '%idempotency_key%'`);
  const [name] = rows as { conname: string }[];
  return statement.replace('ORDERS_KEY', name?.conname ?? 'none');
}

async function lastUnits(): Promise<string[]> {
  const last = await makeProduct(shop, cast.deccan.sellerId, { stock: 3 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(shop)));
  for (const buyer of buyers) await fillCart(buyer, [last, 1]);
  const answers = await Promise.all(buyers.map(buyer => place(buyer, randomUUID())));
  const statuses = answers.map(answer => answer.statusCode).sort();
  const left = await stockOf(shop.open.db, last);
  const isRight = statuses.join() === [200, 200, 200, 409, 409, 409, 409, 409].join() && left === 0;
  return isRight ? [] : [`the last three: ${statuses}, ${left} left`];
}

async function sameKey(): Promise<string[]> {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const buyer = await newBuyer(shop);
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    await fillCart(buyer, [phone, 1]);
    answers.push(...(await Promise.all([1, 2, 3].map(() => place(buyer, 'one-and-the-same')))));
  }
  const different = new Set(answers.map(answer => answer.body));
  return different.size === 1 ? [] : [...different];
}

async function twoDesks(): Promise<string[]> {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const buyer = await newBuyer(shop);
  const admin = await shop.as(cast.admin);
  for (let time = 0; time < 5; time += 1) {
    const orderId = await buy(buyer, [phone, 1]);
    const moves = ['rejected', 'rejected', 'inProcess', 'rejected'] as const;
    await Promise.all(moves.map(orderStatus => admin.call(updateOrder, { orderId, orderStatus })));
    await admin.call(updateOrder, { orderId, orderStatus: 'rejected' });
  }
  const stock = await stockOf(shop.open.db, phone);
  return stock === 10 ? [] : [`ten pieces became ${stock}`];
}

/** The shopper's return and the same again at the same moment. */
async function twoReturns(): Promise<string[]> {
  const phone = await makeProduct(shop, cast.deccan.sellerId);
  const buyer = await newBuyer(shop);
  const { approvalURL } = await buyOnline(buyer, [phone, 1]);
  const back = await approve(buyer, approvalURL, 'silent');
  const statuses = await Promise.all([1, 2, 3].map(async () => (await comeBack(buyer, back)).data.paymentStatus));
  return statuses.every(status => status === 'paid') ? [] : statuses;
}

/** A round comes by while an order may still be paid. */
async function tooSoon(): Promise<string[]> {
  const { orderId } = await buyOnline(await newBuyer(shop), [await makeProduct(shop, cast.deccan.sellerId), 1]);
  await shop.context.tx(tx => giveUpUnpaid(tx, orderId));
  const { status } = await standingOf(shop, orderId);
  return status === 'pending' ? [] : [`an order that may still be paid is ${status}`];
}

async function payments(): Promise<string[]> {
  const product = await makeProduct(shop, cast.deccan.sellerId, { stock: 50 });
  const scene = { shop, cast, product, buyer: await newBuyer(shop) };
  for (const events of [
    ['expiry', 'message', 'return'],
    ['message', 'expiry', 'message again', 'reject'],
    ['reject', 'return', 'message'],
    ['return', 'cancel', 'expiry', 'message'],
  ] as const) {
    const { end, expected } = await play(scene, events);
    if (JSON.stringify(end) !== JSON.stringify(expected)) return [`${events}: ${JSON.stringify(end)}`];
  }
  return [];
}

async function days(): Promise<string[]> {
  const property = fc.asyncProperty(anyWeeks(30), async commands => {
    await playDay({ shop, cast, clock }, commands);
  });
  const { failed, errorInstance } = await fc.check(property, { numRuns: 10, seed: 7, endOnFailure: true });
  if (errorInstance instanceof Problem) throw errorInstance;
  return failed ? [String(errorInstance)] : [];
}

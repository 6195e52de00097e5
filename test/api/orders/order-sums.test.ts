import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growOrders } from '#commands/seed/grow-orders.ts';
import { CASH_VIEWS, type CashRow, listCash, recordReceived } from '#finance/cash/contract.ts';
import { getEarnings, getStatement } from '#finance/ledger/contract.ts';
import { adjustBalance, listPayouts } from '#finance/ledger/payouts/payouts.contract.ts';
import { getDashboard } from '#office/dashboard/contract.ts';
import { DASHBOARD_PERIODS } from '#office/dashboard/period.ts';
import * as orders from '#orders/orders/contract.ts';
import { bestSold, sumDays, summedUntil } from '#orders/orders/server/orders.ts';
import { countOrders } from '#orders/orders/server/reading/count-orders.ts';
import { findOrders } from '#orders/orders/server/reading/found-orders.ts';
import { searchReach } from '#orders/orders/server/reading/search-reach.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

/** A Saturday, half past two in India. */
const NOW = new Date('2026-11-21T09:00:00Z');
const TODAY = new Date('2026-11-20T18:30:00Z');
/** Enough that days are passed over on the way to the last pages. */
const ORDERS = 800;
const DAY_MS = 86_400_000;

const isOfSums = (text: string) => /^the (sums|sales|balance)/.test(text);

describe.each(ENGINES)('sums of days on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let seller: Client;
  let now = NOW;
  const goods: ProductId[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    seller = await shop.as(cast.deccan);
    for (const owner of [cast.deccan.sellerId, cast.ritchie.sellerId, cast.house])
      for (const price of [49_900, 129_900, 1_234_500])
        goods.push(
          await makeProduct(shop, owner, { title: `Lamp ${goods.length}`, price_paise: paise(price), stock: 50 }),
        );
    await growOrders(shop.open.db, ORDERS, NOW, () => {});
  }, 60_000);
  afterAll(() => shop.end());

  const sumUp = () => sumDays()(shop.context, {});
  /** As if no day had been summed. */
  const forgetSums = () => shop.open.execute('truncate summed_until, order_days, sold_days, sold_months, ledger_days');

  /** Whatever sums have a part in. */
  async function figures() {
    const last = ORDERS / 20;
    const lists: readonly InputOf<typeof orders.listOrders>[] = [
      {},
      ...[last, last - 3, last + 9].map(page => ({ page })),
      ...[last - 3, last].map(page => ({ page, sort: 'oldest' as const })),
      { status: 'delivered' as const, page: 28 },
      { placed: 'last30' as const },
      { from: '2026-03-03', to: '2026-09-09', page: 2 },
      { seller: cast.ritchie.sellerId },
    ];
    const found: unknown[] = [];
    for (const who of [admin, seller]) {
      for (const period of DASHBOARD_PERIODS) found.push((await who.call(getDashboard, { period })).data);
      for (const input of who === admin ? lists : lists.slice(0, 2))
        found.push(await who.call(orders.listOrders, input));
    }
    for (const days of [7, 30, 90])
      found.push(await bestSold(shop.open.db, new Date(now.getTime() - days * DAY_MS), sql`select id from products`));
    for (const show of CASH_VIEWS) found.push(await admin.call(listCash, { show }));
    found.push((await admin.call(listPayouts, {})).data, (await seller.call(getEarnings, {})).summary);
    for (const month of ['2026-05', '2026-11'])
      found.push((await seller.inject({ url: `/api${getStatement.path}?month=${month}` })).body);
    return found;
  }

  it('tell what the orders of the days tell, up to today', async () => {
    expect(await breaches(shop.open.db)).toEqual([]);
    const read = await figures();
    await sumUp();
    expect(await summedUntil(shop.open.db)).toEqual(TODAY);
    expect(await figures()).toEqual(read);
    expect(await breaches(shop.open.db)).toEqual([]);
  }, 60_000);

  it('follow what changes of a day that is over, at once and when it is added up', async () => {
    const lastOf = async (status: 'delivered' | 'inShipping') =>
      (await admin.call(orders.listOrders, { placed: 'last30', status })).data.map(order => order._id);
    const [rejected, revived] = (await lastOf('delivered')) as [OrderId, OrderId];
    const [edited] = (await lastOf('inShipping')) as [OrderId];
    await admin.call(orders.updateOrder, { orderId: rejected, orderStatus: 'rejected' });
    await admin.call(orders.updateOrder, { orderId: revived, orderStatus: 'inProcess' });
    const { db } = shop.open;
    await sql`update order_lines set quantity = quantity + 1 where part_id in (
      select id from order_parts where order_id = ${edited})`.execute(db);
    await sql`update order_parts part set items_paise = (select sum(total_paise) from order_lines where part_id = part.id)
      where order_id = ${edited}`.execute(db);
    // Somebody ordered this long before the first day.
    await sql`update orders set placed_at = '2025-10-31T19:00:00Z' where id = ${edited}`.execute(db);
    await sql`update order_parts set placed_at = '2025-10-31T19:00:00Z' where order_id = ${edited}`.execute(db);
    await admin.call(adjustBalance, {
      ...{ key: newId(), sellerId: cast.deccan.sellerId, amount: paise(-12_345), reason: 'Fine' },
    });
    const { partId, amount } = (await admin.call(listCash, {})).data[0] as CashRow;
    const received = { way: 'remitted', receivedOn: '2026-11-21', reference: 'UTR9' } as const;
    await admin.call(recordReceived, { partId, amount, ...received });
    const summed = await figures();
    await sumUp();
    expect(await figures()).toEqual(summed);
    expect((await breaches(shop.open.db)).filter(isOfSums)).toEqual([]);
    const changes =
      await sql`select from order_days where is_change union all select from sold_months where is_change`.execute(db);
    expect(changes.rows).toEqual([]);
    await forgetSums();
    expect(await figures()).toEqual(summed);
  }, 60_000);

  it('take in each day when it is over', async () => {
    await sumUp();
    now = new Date('2026-11-22T20:00:00Z');
    const read = await figures();
    await sumUp();
    expect(await summedUntil(shop.open.db)).toEqual(new Date('2026-11-22T18:30:00Z'));
    expect(await figures()).toEqual(read);
  }, 60_000);

  it('say how far back a search for words goes: to the day since which so much was sold', async () => {
    const sold = async (since: Date) => {
      const { rows } = await sql<{ pieces: number }>`
        select sum(line.quantity)::int as pieces from order_lines line join order_parts part on part.id = line.part_id
        where line.title = 'Lamp 1' and part.status not in ('rejected', 'cancelled')
          and part.placed_at >= ${since} and part.placed_at < ${(await summedUntil(shop.open.db)) ?? now}`.execute(
        shop.open.db,
      );
      return rows[0]?.pieces ?? 0;
    };
    const reach = (pieces: number, filter = {}) =>
      searchReach(shop.context, { kind: 'all' }, { find: 'lamp 1', ...filter }, pieces);
    const near = await reach(2);
    expect(await sold(near ?? now)).toBeGreaterThanOrEqual(2);
    expect(await sold(new Date((near ?? now).getTime() + 86_400_000))).toBeLessThan(2);
    // Longer ago than days are kept: the first day of a month.
    const far = await reach(40);
    expect(far?.toISOString()).toMatch(/-(30|31|28)T18:30:00.000Z$/);
    expect(await sold(far ?? now)).toBeGreaterThanOrEqual(40);
    const found = findOrders({ kind: 'all' }, { find: 'lamp 1' }, now, far);
    const { rows } = await sql<{ orders: number }>`
      select count(distinct part.order_id)::int as orders from order_lines line join order_parts part on part.id = line.part_id
      where line.title = 'Lamp 1' and part.placed_at >= ${far}`.execute(shop.open.db);
    expect((await countOrders(shop.context, found)).all).toBe(rows[0]?.orders);
    expect(await reach(100_000)).toBeUndefined();
    expect(await reach(3, { from: '2026-11-21' })).toBeUndefined();
    expect(await reach(3, { find: '100001' })).toBeUndefined();
  });

  it('lose nothing that changes while a day is summed', async () => {
    await forgetSums();
    const { data } = await admin.call(orders.listOrders, { placed: 'last7', limit: 100, sort: 'oldest' });
    const moves = data
      .filter(({ orderStatus }) => orderStatus !== 'delivered')
      .slice(0, 12)
      .map(({ _id: orderId }) => admin.call(orders.updateOrder, { orderId, orderStatus: 'rejected' }));
    await Promise.all([...moves, sumUp(), sumUp().catch(() => undefined)]);
    await sumUp();
    expect((await breaches(shop.open.db)).filter(isOfSums)).toEqual([]);
    expect(await summedUntil(shop.open.db)).toEqual(new Date('2026-11-22T18:30:00Z'));
  }, 60_000);
});

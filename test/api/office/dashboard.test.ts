import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard, getWaiting } from '#office/dashboard/contract.ts';
import { DASHBOARD_PERIODS, type DashboardPeriod } from '#office/dashboard/period.ts';
import * as orders from '#orders/orders/contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { approve, buyOnline, comeBack } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Chances, chances } from '#test/fixtures/chances.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** A Saturday, half past two in India. */
const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;
const ORDERS = 36;
/** What may become of a part, step by step. */
const WAYS: readonly (readonly ChoosableStatus[])[] = [
  ['delivered'],
  ['rejected'],
  ['rejected', 'inProcess'],
  ['inShipping'],
  [],
];

describe.each(ENGINES)('the dashboard on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  const all: OrderDetail[] = [];
  const titles = new Map<ProductId, string>();
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => NOW, payments: { sandbox: true } });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    await placeManyOrders();
  });
  afterAll(() => shop.end());

  /** Of several sellers, at all times of two years, with every status; some were rejected and taken up again. */
  async function placeManyOrders(): Promise<void> {
    const chance = chances(43);
    const goods: ProductId[] = [];
    for (const seller of [cast.deccan.sellerId, cast.ritchie.sellerId, cast.house])
      for (const price of [1, 49_999, 1_234_567]) {
        const title = `Lamp ${goods.length}`;
        const product = await makeProduct(shop, seller, { title, price_paise: paise(price), stock: 500 });
        goods.push(product);
        titles.set(product, title);
      }
    const buyer = await newBuyer(shop);
    for (let count = 0; count < ORDERS; count += 1) {
      const chosen = new Set([chance.oneOf(goods), chance.oneOf(goods), chance.oneOf(goods)]);
      const id = await buy(buyer, ...[...chosen].map(product => [product, 1 + chance.below(4)] as const));
      await datePlaced(id, placedAt(count, chance.below(800)));
      await moveSomewhere(id, chance);
      all.push((await admin.call(orders.getOrder, { orderId: id })).data);
    }
  }

  /** The first few on the edges of days, the others anywhere. */
  function placedAt(count: number, days: number): Date {
    const edges = ['2026-11-20T18:30:00Z', '2026-11-20T18:29:59.999Z', '2026-10-22T18:30:00Z', '2026-10-22T18:29:59Z'];
    return new Date(edges[count] ?? NOW.getTime() - (count % 2 ? days : days / 16) * 24 * HOUR_MS);
  }

  async function datePlaced(id: OrderId, at: Date): Promise<void> {
    const { db } = shop.open;
    await db.updateTable('orders').set({ placed_at: at }).where('id', '=', id).execute();
    await db.updateTable('order_parts').set({ placed_at: at }).where('order_id', '=', id).execute();
  }

  async function moveSomewhere(orderId: OrderId, chance: Chances): Promise<void> {
    const { parts } = (await admin.call(orders.getOrder, { orderId })).data;
    for (const { partId } of parts) {
      const steps = chance.oneOf(WAYS);
      for (const orderStatus of steps) await admin.call(orders.updateOrder, { orderId, partId, orderStatus });
    }
    if (chance.below(6) > 0) return;
    const cancelled = { status: 'cancelled' as const };
    await shop.open.db.updateTable('order_parts').set(cancelled).where('order_id', '=', orderId).execute();
    await shop.open.db.updateTable('orders').set(cancelled).where('id', '=', orderId).execute();
  }

  const ask = async (who: Client, period: DashboardPeriod) => (await who.call(getDashboard, { period })).data;

  /** Worked out once more from the orders' own details, by the calendar of another library. */
  function expected(period: DashboardPeriod, seller?: string) {
    const parts = all
      .flatMap(order => order.parts.map(part => ({ ...part, order })))
      .filter(part => seller === undefined || part.sellerName === seller);
    const sold = parts.filter(
      part => isIn(period, part.order.orderDate) && part.orderStatus !== 'cancelled' && part.orderStatus !== 'rejected',
    );
    return {
      sales: sold.flatMap(part => part.lines).reduce((sum, line) => sum + line.price * line.quantity, 0),
      delivery: sold.reduce((sum, part) => sum + part.deliveryAmount, 0),
      orders: new Set(sold.map(part => part.order._id)).size,
    };
  }

  it.each(DASHBOARD_PERIODS)('comes for %s to what the orders come to, to the paisa', async period => {
    const data = await ask(admin, period);
    expect(data.now).toEqual(expected(period));
    const sum = (of: (point: (typeof data.points)[number]) => number) =>
      data.points.reduce((total, point) => total + of(point), 0);
    expect(sum(point => point.sales)).toBe(data.now.sales);
    expect(sum(point => point.orders)).toBe(data.now.orders);
    expect(sum(point => point.salesBefore)).toBe(data.before.sales);
    const placed = all.filter(order => isIn(period, order.orderDate));
    expect(Object.values(data.byStatus).reduce((total, count) => total + count, 0)).toBe(placed.length);
    for (const [status, count] of Object.entries(data.byStatus))
      expect(placed.filter(order => order.orderStatus === status)).toHaveLength(count);
  });

  it('is made of cases that could go wrong', () => {
    const statuses = new Set(all.flatMap(order => order.parts.map(part => part.orderStatus)));
    expect([...statuses]).toEqual(
      expect.arrayContaining(['pending', 'inProcess', 'inShipping', 'delivered', 'rejected', 'cancelled']),
    );
    expect(all.some(order => order.parts.length > 1)).toBe(true);
    expect(new Set(DASHBOARD_PERIODS.map(period => expected(period).sales)).size).toBe(DASHBOARD_PERIODS.length);
  });

  it.each(DASHBOARD_PERIODS)('shows a seller for %s its own parts and nothing of others', async period => {
    for (const who of [cast.deccan, cast.ritchie]) {
      const client = await shop.as(who);
      const data = await ask(client, period);
      expect(data.now).toEqual(expected(period, who.userName));
      expect(data.sellersWaiting).toBeNull();
      const other = who === cast.deccan ? 'ritchie' : 'deccan';
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${other}|Bijli Bazaar|waiting`));
    }
  });

  it('has the months of the year before in the comparison', async () => {
    const { before, toBefore } = await ask(admin, '12m');
    expect(toBefore).toEqual(new Date('2025-11-21T09:00:00Z'));
    const earlier = all.filter(
      ({ orderDate }) => orderDate <= toBefore && orderDate >= new Date('2024-11-30T18:30:00Z'),
    );
    const parts = earlier.flatMap(order => order.parts);
    const sold = parts.filter(part => part.orderStatus !== 'cancelled' && part.orderStatus !== 'rejected');
    expect(before.sales).toBe(sold.reduce((sum, part) => sum + part.itemsAmount, 0));
    expect(before.sales).toBeGreaterThan(0);
  });

  it('names the products with the highest sales, with units and amounts', async () => {
    const { bestSellers } = await ask(admin, '12m');
    const lines = all
      .filter(order => isIn('12m', order.orderDate))
      .flatMap(order => order.parts)
      .filter(part => part.orderStatus !== 'cancelled' && part.orderStatus !== 'rejected')
      .flatMap(part => part.lines);
    const brought = [...Map.groupBy(lines, line => line.productId)]
      .map(([id, own]) => ({
        title: titles.get(id),
        pieces: own.reduce((sum, line) => sum + line.quantity, 0),
        sales: own.reduce((sum, line) => sum + line.total, 0),
      }))
      .sort((one, other) => other.sales - one.sales);
    expect(bestSellers.map(({ title, pieces, sales }) => ({ title, pieces, sales }))).toEqual(brought.slice(0, 5));
  });

  it('lists what has to leave today, the longest waiting first, and what of it is late', async () => {
    const waits = (status: string) => ['pending', 'confirmed', 'inProcess'].includes(status);
    const due = new Date('2026-11-20T18:30:00Z');
    const late = new Date('2026-11-19T18:30:00Z');
    const whole = all.filter(order => waits(order.orderStatus) && order.orderDate < due);
    const { dispatch } = await ask(admin, 'today');
    expect(dispatch).toMatchObject({ today: whole.length, late: whole.filter(order => order.orderDate < late).length });
    const byAge = whole.toSorted((one, other) => Number(one.orderDate) - Number(other.orderDate));
    expect(dispatch.oldest.map(order => order.number)).toEqual(byAge.slice(0, 5).map(order => order.number));
    expect((await admin.call(getWaiting, {})).data).toEqual({
      ...{ orders: whole.length, returns: 0, products: 0, proposals: 0, sellers: 1 },
    });

    const own = all.filter(order =>
      order.parts.some(part => part.sellerName === 'deccan' && waits(part.orderStatus) && order.orderDate < due),
    );
    const mine = await ask(await shop.as(cast.deccan), 'today');
    expect(mine.dispatch.today).toBe(own.length);
    expect(new Set(mine.dispatch.oldest.flatMap(order => order.sellers))).toEqual(new Set(['deccan']));
  });

  it('lists products on sale that run out, fewest first, and the sellers who wait', async () => {
    const { sellerId } = cast.deccan;
    for (const stock of [0, 9, 10]) await makeProduct(shop, sellerId, { title: `Last ${stock}`, stock });
    await makeProduct(shop, sellerId, { title: 'Not shown', stock: 1, listed: false, status: 'hidden' });
    const { lowStock, sellersWaiting } = await ask(admin, 'today');
    expect(lowStock).toMatchObject({ low: 1, out: 1 });
    expect(lowStock.fewest.map(product => [product.title, product.totalStock])).toEqual([
      ['Last 0', 0],
      ['Last 9', 9],
    ]);
    expect(sellersWaiting).toMatchObject({ count: 1, longest: [{ userName: 'waiting' }] });
    const other = await ask(await shop.as(cast.ritchie), 'today');
    expect(other.lowStock).toEqual({ low: 0, out: 0, fewest: [] });
  });

  it('sells and sends what is paid online once it is paid, and not while it waits for that', async () => {
    const buyer = await newBuyer(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId, { price_paise: paise(90_000_000) });
    const people = [admin, await shop.as(cast.deccan)];
    const read = async () => Promise.all(people.map(who => ask(who, '7d')));
    const before = await read();
    const { orderId, approvalURL } = await buyOnline(buyer, [product, 1]);
    await datePlaced(orderId, new Date(NOW.getTime() - 36 * HOUR_MS));
    for (const [index, { now, byStatus, dispatch, bestSellers }] of (await read()).entries()) {
      expect(now).toEqual(before[index]?.now);
      expect(dispatch).toEqual(before[index]?.dispatch);
      expect(bestSellers).toEqual(before[index]?.bestSellers);
      expect(byStatus.pending).toBe((before[index]?.byStatus.pending ?? 0) + 1);
    }
    await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
    for (const [index, { now, dispatch, bestSellers }] of (await read()).entries()) {
      expect(now.orders).toBe((before[index]?.now.orders ?? 0) + 1);
      expect(now.sales).toBe((before[index]?.now.sales ?? 0) + 90_000_000);
      expect(dispatch.today).toBe((before[index]?.dispatch.today ?? 0) + 1);
      expect(bestSellers[0]).toMatchObject({ pieces: 1, sales: 90_000_000 });
    }
  });

  it('is nobody’s but administrators’ and approved sellers’, kept by no cache, and has no other periods', async () => {
    const answer = await admin.inject({ url: '/api/admin/dashboard/get' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const statusOf = async (who: Client, path = 'get') =>
      (await who.inject({ url: `/api/admin/dashboard/${path}` })).statusCode;
    expect(await statusOf(await shop.as(cast.waiting))).toBe(403);
    expect(await statusOf(await shop.as(cast.asha))).toBe(403);
    expect(await statusOf(await shop.as(cast.deccan), 'waiting')).toBe(403);
    expect(await statusOf(shop.guest)).toBe(401);
    expect(await statusOf(admin, 'get?period=90d')).toBe(400);
    expect(await statusOf(await shop.as(cast.deccan), `get?seller=${cast.ritchie.sellerId}`)).toBe(400);
  });
});

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

function isIn(period: DashboardPeriod, at: Date): boolean {
  const day = (moment: Date) => calendar.format(moment);
  const first = {
    today: day(NOW),
    '7d': day(new Date(NOW.getTime() - 6 * 24 * HOUR_MS)),
    '30d': day(new Date(NOW.getTime() - 29 * 24 * HOUR_MS)),
    '12m': '2025-12-01',
  }[period];
  return at <= NOW && day(at) >= first;
}

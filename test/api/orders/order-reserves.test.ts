import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESERVE_LIMITS } from '#orders/orders/checkout/reserve-limits.ts';
import * as refusals from '#orders/orders/checkout/reserve-problems.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { type Buyer, buy, fillCart, newBuyer, place, stockOf } from '#test/builders/buying.ts';
import { buyAndPay, buyOnline, endHold, work } from '#test/builders/paying-online.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const WHOLE_CATALOGUE = process.env.LONG === '1' ? 40 : 8;
const ONLINE = { paymentMethod: 'sandbox' };

/** docs/security-cases.md C48 to C50 */
describe('what may be reserved without a payment', () => {
  let shop: TestShop;
  let cast: Cast;
  let administrator: Awaited<ReturnType<TestShop['as']>>;
  beforeAll(async () => {
    shop = await startTestShop('postgres', {
      worksJobs: false,
      payments: { sandbox: true },
      reserveLimits: RESERVE_LIMITS,
      trustProxy: 1,
    });
    cast = await castOf(shop);
    administrator = await shop.as(cast.admin);
  });
  beforeEach(() => shop.open.execute('delete from reserved_units', []));
  afterAll(async () => {
    expect(await breaches(shop.open.db)).toEqual([]);
    await shop.end();
  });

  const product = (stock = 100, more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock, ...more });
  const products = (count: number, stock: number, more = {}) =>
    Promise.all(Array.from({ length: count }, () => product(stock, more)));
  const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => newBuyer(shop)));
  const unitsLeft = async (goods: readonly ProductId[]) =>
    (await Promise.all(goods.map(id => stockOf(shop.open.db, id)))).reduce((one, other) => one + other, 0);
  /** Places a cart from an address. */
  const placeFrom = async (buyer: Buyer, address: string, more: object, ...goods: readonly [ProductId, number][]) => {
    await fillCart(buyer, ...goods);
    return buyer.inject({
      method: 'POST',
      url: '/api/shop/order/create',
      payload: { addressInfo: { addressId: buyer.addressId }, ...more },
      headers: { 'x-forwarded-for': address, 'idempotency-key': `from-${newId()}` },
    });
  };
  let networks = 0;
  const otherNetwork = () => `2001:db8:1:${(networks++).toString(16)}::1`;
  const codesOf = (answers: readonly { statusCode: number; json: () => { code?: string } }[]) => [
    ...new Set(answers.map(answer => `${answer.statusCode} ${answer.json().code ?? ''}`)),
  ];

  it('17 accounts that order the whole catalogue in the same second leave nearly all of it', async () => {
    const goods = await products(WHOLE_CATALOGUE, 100, { price_paise: 1_000_00, sale_price_paise: null });
    const crowd = await buyers(17);
    const everything = goods.map(id => [id, 100] as [ProductId, number]);
    const answers = await Promise.all(crowd.map(buyer => placeFrom(buyer, otherNetwork(), ONLINE, ...everything)));
    expect(codesOf(answers)).toEqual([`409 ${refusals.unpaidUnitsOpen.code}`]);
    expect(await unitsLeft(goods)).toBe(WHOLE_CATALOGUE * 100);
  });

  it.each(['sandbox', 'COD'])(
    '17 accounts that order as much as each may by %s hold a share of a product at most',
    async paymentMethod => {
      const phone = await product(200);
      const most = paymentMethod === 'COD' ? RESERVE_LIMITS.newCodUnits : 31;
      const crowd = await buyers(17);
      const answers = await Promise.all(
        crowd.map(buyer => placeFrom(buyer, otherNetwork(), { paymentMethod }, [phone, most])),
      );
      const placed = answers.filter(({ statusCode }) => statusCode === 200);
      // Half of it, and no more than a first unit for each account beside.
      const held = placed.length * most;
      expect(held).toBeGreaterThan(80);
      expect(held).toBeLessThanOrEqual(100 + placed.length);
      expect(codesOf(answers.filter(answer => !placed.includes(answer)))).toEqual([
        `409 ${refusals.productReserved.code}`,
      ]);
      expect(await stockOf(shop.open.db, phone)).toBe(200 - held);
    },
  );

  it('accounts of one network hold together what one network may, accounts of others are served', async () => {
    const goods = await products(6, 200);
    const crowd = await buyers(12);
    const many = goods.slice(0, 5).map(id => [id, 6] as [ProductId, number]);
    const answers = await Promise.all(
      crowd.map((buyer, at) => placeFrom(buyer, `2001:db8:2:2::${at}`, ONLINE, ...many)),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(placed).toHaveLength(RESERVE_LIMITS.networkUnits / 25);
    const refused = answers.filter(answer => !placed.includes(answer));
    expect(codesOf(refused)).toEqual([`429 ${refusals.networkReserved.code}`]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(1_000);
    const [one] = await buyers(1);
    expect((await placeFrom(one as Buyer, '2001:db8:2:2::99', ONLINE, [goods[0] as ProductId, 1])).statusCode).toBe(
      200,
    );
    const [other] = await buyers(1);
    expect((await placeFrom(other as Buyer, otherNetwork(), ONLINE, ...many)).statusCode).toBe(200);
  });

  it('the whole shop holds a fixed number of units for unpaid orders, and cash orders go on', async () => {
    const goods = await products(30, 500);
    const crowd = await buyers(28);
    const wanted = (at: number) =>
      [0, 1, 2, 3, 4].map(each => [goods[(at + each * 6) % 30] as ProductId, 10] as [ProductId, number]);
    const answers = await Promise.all(
      crowd.map((buyer, at) => placeFrom(buyer, otherNetwork(), ONLINE, ...wanted(at))),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(placed).toHaveLength(Math.floor(RESERVE_LIMITS.shopUnits / 45));
    expect(codesOf(answers.filter(answer => !placed.includes(answer)))).toEqual([`429 ${refusals.shopReserved.code}`]);
    const [cash, one] = await buyers(2);
    expect((await placeFrom(cash as Buyer, otherNetwork(), {}, [goods[0] as ProductId, 5])).statusCode).toBe(200);
    expect((await placeFrom(one as Buyer, otherNetwork(), ONLINE, [goods[0] as ProductId, 1])).statusCode).toBe(200);
  });

  it('an account has three open unpaid orders at a time, and may order again when one is cancelled or given up', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    const ids: OrderId[] = [];
    for (let at = 0; at < RESERVE_LIMITS.unpaidOrders; at += 1) ids.push((await buyOnline(buyer, [phone, 1])).orderId);
    await fillCart(buyer, [phone, 1]);
    const refused = await place(buyer, `fourth-${newId()}`, ONLINE);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: refusals.unpaidOrdersOpen.code,
      message: '3 orders are waiting for your payment. Please pay or cancel one of them first.',
      data: { orders: ids.map(orderId => ({ orderId, number: expect.stringMatching(/^BB-\d+$/) })) },
    });
    await buyer.call(cancelOrder, { orderId: ids[0] as OrderId });
    expect((await place(buyer, `fifth-${newId()}`, ONLINE)).statusCode).toBe(200);
    await fillCart(buyer, [phone, 1]);
    expect((await place(buyer, `sixth-${newId()}`, ONLINE)).statusCode).toBe(409);
    await endHold(shop, ids[1] as OrderId);
    await work(shop, 'settlement.expire', {});
    expect((await place(buyer, `seventh-${newId()}`, ONLINE)).statusCode).toBe(200);
  });

  it('an account is asked to choose cash after ten unpaid orders in a day', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    for (let at = 0; at < RESERVE_LIMITS.unpaidOrdersInADay; at += 1)
      await buyer.call(cancelOrder, { orderId: (await buyOnline(buyer, [phone, 1])).orderId });
    await fillCart(buyer, [phone, 1]);
    const refused = await place(buyer, `eleventh-${newId()}`, ONLINE);
    expect([refused.statusCode, refused.json().code]).toEqual([429, refusals.unpaidOrdersToday.code]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await place(buyer, `cash-${newId()}`)).statusCode).toBe(200);
  });

  it('an account that pays can order again', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product(1_000);
    for (let at = 0; at < 4; at += 1) await buyAndPay(buyer, [phone, 40]);
    expect(await stockOf(shop.open.db, phone)).toBe(840);
    expect(await shop.open.db.selectFrom('reserved_units').select('order_id').execute()).toEqual([]);
  });

  it('an account that never received an order has few cash orders open, and is free after its first delivery', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product(1_000);
    const first = await buy(buyer, [phone, 10]);
    await fillCart(buyer, [phone, 1]);
    const refused = await place(buyer, `more-${newId()}`);
    expect(refused.json()).toMatchObject({
      code: refusals.newCodOpen.code,
      message:
        'Until your first order is delivered, cash on delivery is available for up to 5 open orders, 10 items and ₹3,00,000 in all. Please order fewer, or pay online.',
      data: { orders: [{ orderId: first }] },
    });
    await administrator.call(updateOrder, { orderId: first, orderStatus: 'delivered' });
    expect((await place(buyer, `again-${newId()}`)).statusCode).toBe(200);
    await buy(buyer, [phone, 300]);
    expect(await shop.open.db.selectFrom('reserved_units').select('order_id').execute()).toEqual([]);
  });

  it('cash orders of a new account are capped by value too, but one unit may cost more', async () => {
    const dear = await product(10, { price_paise: 2_00_000_00, sale_price_paise: null });
    const dearest = await product(10, { price_paise: 4_00_000_00, sale_price_paise: null });
    const [two, one] = (await buyers(2)) as [Buyer, Buyer];
    await fillCart(two, [dear, 2]);
    expect((await place(two, `two-${newId()}`)).json()).toMatchObject({ code: refusals.newCodOpen.code });
    await buy(one, [dearest, 1]);
  });

  it('a household buys the last few, five online and ten by cash', async () => {
    const [five, six, ten] = [await product(5), await product(6), await product(10)];
    const [one, other, third] = (await buyers(3)) as [Buyer, Buyer, Buyer];
    expect((await placeFrom(one, otherNetwork(), ONLINE, [five, 5])).statusCode).toBe(200);
    expect((await placeFrom(other, otherNetwork(), ONLINE, [six, 6])).json()).toMatchObject({ data: [{ most: 5 }] });
    expect((await placeFrom(third, otherNetwork(), {}, [ten, 10])).statusCode).toBe(200);
  });

  it('of few, what a household buys can be reserved, and half of the rest stays', async () => {
    const [last, two, ten] = [await product(1), await product(2), await product(10)];
    const [one, other, third, fourth] = (await buyers(4)) as [Buyer, Buyer, Buyer, Buyer];
    expect((await placeFrom(one, otherNetwork(), ONLINE, [last, 1], [two, 2], [ten, 5])).statusCode).toBe(200);
    const refused = await placeFrom(other, otherNetwork(), ONLINE, [ten, 4]);
    expect(refused.json()).toMatchObject({
      code: refusals.productReserved.code,
      message: expect.stringMatching(
        /^Only 2 of Phone \w+ can be reserved for you right now\. Please order up to 2, or choose cash on delivery\.$/,
      ),
      data: [{ productId: ten, most: 2 }],
    });
    expect((await placeFrom(third, otherNetwork(), ONLINE, [ten, 1])).statusCode).toBe(200);
    await buyAndPay(fourth, [ten, 1]);
  });
});

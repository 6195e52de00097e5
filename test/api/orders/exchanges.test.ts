import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getEarnings } from '#finance/ledger/contract.ts';
import { exportMine } from '#office/privacy/contract.ts';
import { eraseTraces } from '#office/privacy/server/erase-traces.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { listExchangeModels, quoteExchange } from '#orders/exchanges/contract.ts';
import * as refusals from '#orders/exchanges/refusals.ts';
import { sweepExchanges } from '#orders/exchanges/server/exchanges.ts';
import { getOrder, getOwnOrder, moveNotAllowed, orderIsMissing, updateOrder } from '#orders/orders/contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { settleExchange } from '#orders/orders/moves/exchange.contract.ts';
import { eraseBuyer } from '#orders/orders/server/orders.ts';
import { getReturnsOfPart } from '#orders/returns/contract.ts';
import { getProduct } from '#products/catalog/contract.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { buyWith, checkoutWith, GOOD, newImei, quote, takePhones } from '#test/builders/exchanging.ts';
import { approve, comeBack } from '#test/builders/paying-online.ts';
import { aReturn, askReturn, bringOn } from '#test/builders/returning.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('old phones in exchange on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let seller: Client;
  let other: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    seller = await shop.as(cast.deccan);
    other = await shop.as(cast.ritchie);
    admin = await shop.as(cast.admin);
    await takePhones(admin, seller);
  });
  afterAll(() => shop.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  /** At ₹10,000. */
  const phone = (more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock: 20, ...more });
  const exchangeOf = async (orderId: OrderId) => {
    const [part] = (await admin.call(getOrder, { orderId })).data.parts;
    const [exchange] = part?.exchanges ?? [];
    if (!part || !exchange) throw new Error('no exchange');
    return { ...exchange, partId: part.partId };
  };
  const deliver = (orderId: OrderId) => admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
  async function delivered(buyer: Buyer, productId: ProductId, more: Parameters<typeof buyWith>[2] = {}) {
    const { orderId, approvalURL } = await buyWith(buyer, productId, more);
    if (approvalURL) await comeBack(buyer, await approve(buyer, approvalURL, 'pay'));
    await deliver(orderId);
    if (!approvalURL) await receiveCash(shop, admin, orderId);
    return { orderId, ...(await exchangeOf(orderId)) };
  }
  const take = (who: Client, orderId: OrderId, lineId: string, value: number) =>
    who.call(settleExchange, { orderId, lineId, taken: { value: paise(value), condition: 'scratched' } });
  const balance = async () => (await seller.call(getEarnings, {})).summary.balance;
  const refundsOf = (orderId: OrderId) =>
    shop.open.db
      .selectFrom('refunds')
      .select(['cause', 'amount_paise as amount', 'exchange_paise as exchange'])
      .where('order_id', '=', orderId)
      .orderBy('owed_at')
      .orderBy('cause')
      .execute();

  it('are quoted to guests by what they say, for products whose seller takes them', async () => {
    const product = await phone();
    expect((await shop.guest.call(listExchangeModels, {})).data).toEqual([
      { brand: 'Xiaomi', model: 'Redmi Note 9' },
      { brand: 'Samsung', model: 'Galaxy S21' },
    ]);
    const ask = (more = {}) =>
      shop.guest.call(quoteExchange, {
        ...{ productId: product, brand: 'xiaomi', model: ' redmi note 9', imei: newImei(), answers: GOOD },
        ...more,
      });
    expect((await ask()).data).toMatchObject({ model: 'Xiaomi Redmi Note 9', condition: 'working', value: 300_000 });
    expect((await ask({ answers: { ...GOOD, allWorks: false } })).data).toMatchObject({
      condition: 'broken',
      value: 90_000,
    });
    await expect(ask({ answers: { ...GOOD, switchesOn: false } })).rejects.toMatchObject(refusals.worthNothing());
    await expect(ask({ imei: '356938035643808' })).rejects.toMatchObject({ code: refusals.imeiInvalid.code });
    await expect(ask({ model: 'Note 10' })).rejects.toMatchObject({ code: refusals.modelNotTaken.code });
    const foreign = await makeProduct(shop, cast.ritchie.sellerId, {});
    await expect(ask({ productId: foreign })).rejects.toMatchObject({ code: refusals.exchangeNotTaken.code });
    const tv = await phone({ kind: 'tv' });
    await expect(ask({ productId: tv })).rejects.toMatchObject({ code: refusals.exchangeNotTaken.code });
    // Never all of the price.
    expect((await ask({ brand: 'Samsung', model: 'Galaxy S21' })).data.value).toBe(999_900);
    for (const [id, takes] of [
      [product, true],
      [tv, false],
      [foreign, false],
    ] as const)
      expect((await shop.guest.call(getProduct, { id })).data.takesExchange).toBe(takes);
  });

  it('do not change what is paid; are part of the terms, and of the problems once they are not possible', async () => {
    const buyer = await newBuyer(shop);
    const product = await phone();
    const imei = newImei();
    const { _id: quoteId } = await quote(shop.guest, product, imei);
    const plain = (await buyer.call(checkouts.openCheckout, { items: [{ productId: product, quantity: 2 }] })).data;
    const chosen = await checkoutWith(buyer, product, quoteId, { quantity: 2 });
    expect(chosen).toMatchObject({ ready: true, charges: plain.charges });
    expect(chosen.terms).not.toBe(plain.terms);
    expect(chosen.parts[0]?.lines[0]?.exchange).toMatchObject({ model: 'Xiaomi Redmi Note 9', value: 300_000 });
    const { orderId } = await buyer.call(checkouts.completeCheckout, { checkoutId: chosen._id, terms: chosen.terms });
    expect((await buyer.call(getOwnOrder, { orderId })).data).toMatchObject({
      totalAmount: chosen.charges.total,
      parts: [{ exchanges: [{ imei, quoted: 300_000, state: 'open', final: null }] }],
    });

    // The same phone again, a quote that is over, and one of somebody else.
    const again = await checkoutWith(buyer, product, quoteId);
    expect(again.problems).toMatchObject([{ code: refusals.phoneInExchange.code, path: `exchanges.${product}` }]);
    await expect(
      buyer.call(checkouts.completeCheckout, { checkoutId: again._id, terms: again.terms }),
    ).rejects.toMatchObject({ code: checkouts.checkoutNotReady.code });
    const old = await quote(buyer, product);
    await sql`update exchange_quotes set expires_at = now() where id = ${old._id}`.execute(shop.open.db);
    const theirs = await quote(await newBuyer(shop), product);
    for (const { _id } of [old, theirs])
      expect((await checkoutWith(buyer, product, _id)).problems).toMatchObject([{ code: refusals.quoteExpired.code }]);

    // A cancelled order frees the phone.
    await buyer.call(cancelOrder, { orderId });
    expect(await exchangeOf(orderId)).toMatchObject({ state: 'void' });
    expect((await checkoutWith(buyer, product, quoteId)).ready).toBe(true);
  });

  it('are in one exchange at a time, also in a race', async () => {
    const product = await phone();
    const imei = newImei();
    const buyers = await Promise.all([newBuyer(shop), newBuyer(shop), newBuyer(shop)]);
    const ready = await Promise.all(
      buyers.map(async buyer => {
        const { _id } = await quote(buyer, product, imei);
        return { buyer, seen: await checkoutWith(buyer, product, _id) };
      }),
    );
    const ends = await Promise.allSettled(
      ready.map(({ buyer, seen }) =>
        buyer.call(checkouts.completeCheckout, { checkoutId: seen._id, terms: seen.terms }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql`select from order_exchanges where imei = ${imei}`.execute(shop.open.db);
    expect(rows).toHaveLength(1);
    const { stock } = await shop.open.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(19);
  });

  it('are taken once by their own seller, for at most the quote; what is given is refunded and stands against the seller', async () => {
    const buyer = await newBuyer(shop);
    const product = await phone();
    const { orderId } = await buyWith(buyer, product);
    const { lineId } = await exchangeOf(orderId);
    await expect(take(other, orderId, lineId, 100_000)).rejects.toMatchObject({ code: orderIsMissing.code });
    await expect(take(seller, orderId, lineId, 100_000)).rejects.toMatchObject({
      code: refusals.exchangeTooEarly.code,
    });
    await deliver(orderId);
    await receiveCash(shop, admin, orderId);
    await expect(take(seller, orderId, lineId, 300_001)).rejects.toMatchObject({ code: refusals.exchangeTooHigh.code });
    const before = await balance();
    const ends = await Promise.allSettled([1, 2, 3].map(() => take(seller, orderId, lineId, 250_000)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before - 250_000);
    expect(await refundsOf(orderId)).toEqual([{ cause: 'exchanged', amount: 250_000, exchange: 0 }]);
    const own = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(own).toMatchObject({
      totalAmount: 1_000_000,
      parts: [{ exchanges: [{ state: 'confirmed', final: 250_000, finalCondition: 'scratched' }] }],
      refunds: [{ cause: 'exchanged', amount: 250_000, byHand: true }],
    });
    // It can't be set back: it comes back as a return.
    await expect(
      admin.call(updateOrder, { orderId, orderStatus: 'rejected', reason: 'out-of-stock' } as never),
    ).rejects.toMatchObject({ code: moveNotAllowed.code });
  });

  it('can be rejected with a reason, and nothing is paid back', async () => {
    const buyer = await newBuyer(shop);
    const { orderId, lineId } = await delivered(buyer, await phone());
    await seller.call(settleExchange, { orderId, lineId, rejected: { reason: 'The frame is bent' } });
    expect(await exchangeOf(orderId)).toMatchObject({ state: 'rejected', reason: 'The frame is bent', final: null });
    expect(await refundsOf(orderId)).toEqual([]);
    await expect(take(seller, orderId, lineId, 100)).rejects.toMatchObject({ code: refusals.exchangeSettled.code });
  });

  it.each(['COD', 'sandbox'] as const)(
    'go back with the last unit, and never more is refunded than was paid: %s',
    async method => {
      const buyer = await newBuyer(shop);
      const before = await balance();
      const { orderId, partId, lineId } = await delivered(buyer, await phone(), {
        ...{ quantity: 2, method, model: 'Galaxy S21' },
      });
      await take(seller, orderId, lineId, 999_900);
      const back = async () => {
        const upi = method === 'COD' ? {} : { upiId: undefined };
        const id = await askReturn(buyer, aReturn({ orderId, partId, lineIds: [lineId] }, upi as object));
        return bringOn(seller, id, ['approve', 'receive', 'settle']);
      };
      expect(await back()).toMatchObject({ exchangeAmount: 0, refund: { amount: 1_000_000 } });
      const { data } = await buyer.call(getReturnsOfPart, { partId });
      expect(data.lines).toMatchObject([{ exchange: 999_900, refunded: 1 }]);
      expect(await back()).toMatchObject({ exchangeAmount: 999_900, refund: { amount: 100 } });
      const refunds = await refundsOf(orderId);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_000_000);
      expect(await exchangeOf(orderId)).toMatchObject({ state: 'undone' });
      expect(await balance()).toBe(before);
    },
  );

  it('are in the data of their owner, and without their number once the account is deleted', async () => {
    const buyer = await newBuyer(shop);
    const product = await phone();
    const { orderId, lineId, imei } = await delivered(buyer, product);
    await seller.call(settleExchange, { orderId, lineId, rejected: { reason: 'The frame is bent' } });
    await quote(buyer, product, imei ?? '');
    const { data } = await buyer.call(exportMine, {});
    expect(data.orders).toMatchObject([{ lines: [{ oldPhoneImei: imei, oldPhoneValue: 300_000 }] }]);
    expect(data.exchangeQuotes).toMatchObject([{ imei }, { imei, model: 'Xiaomi Redmi Note 9' }]);
    await shop.context.tx(async tx => {
      await eraseTraces(tx, buyer.id);
      await eraseBuyer(tx.db, buyer.id, 'Deleted');
    });
    expect(await exchangeOf(orderId)).toMatchObject({ imei: null, model: 'Xiaomi Redmi Note 9', state: 'rejected' });
    const { rows } = await sql`select from exchange_quotes where imei = ${imei}`.execute(shop.open.db);
    expect(rows).toEqual([]);
  });

  it('a phone that nobody has looked at is not waited for once the new one is returned', async () => {
    const buyer = await newBuyer(shop);
    const { orderId, partId, lineId } = await delivered(buyer, await phone());
    const id = await askReturn(buyer, aReturn({ orderId, partId, lineIds: [lineId] }));
    await bringOn(seller, id, ['approve', 'receive', 'settle']);
    expect(await exchangeOf(orderId)).toMatchObject({ state: 'void' });
    await expect(take(seller, orderId, lineId, 100)).rejects.toMatchObject({ code: refusals.exchangeSettled.code });
  });

  it('a phone is not waited for for ever, and no longer than its quote is a quote kept', async () => {
    const buyer = await newBuyer(shop);
    const product = await phone();
    const { orderId } = await delivered(buyer, product);
    const { orderId: fresh } = await delivered(buyer, product);
    await sql`update order_parts set delivered_at = now() - interval '31 days' where order_id = ${orderId}`.execute(
      shop.open.db,
    );
    await sql`update exchange_quotes set expires_at = now() where user_id = ${buyer.id}`.execute(shop.open.db);
    await sweepExchanges(shop.open.db);
    expect((await exchangeOf(orderId)).state).toBe('void');
    expect((await exchangeOf(fresh)).state).toBe('open');
    const { rows } = await sql`select from exchange_quotes where user_id = ${buyer.id}`.execute(shop.open.db);
    expect(rows).toEqual([]);
  });
});

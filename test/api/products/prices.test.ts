import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard } from '#office/dashboard/contract.ts';
import { getOrder, pricesChanged, updateOrder } from '#orders/orders/contract.ts';
import { editOnDeal, editOrder } from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { getProduct, listProducts } from '#products/catalog/contract.ts';
import { dealLimitReached } from '#products/catalog/prices/deal-problems.ts';
import { findKnownProducts } from '#products/imports/server/known-products.queries.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { adjustStock } from '#products/inventory/stock/stock.contract.ts';
import { listStock, saveStockRows } from '#products/inventory/stock/stock-sheet.contract.ts';
import {
  addPrice,
  endPrice,
  listPrices,
  priceInvalid,
  priceIsOver,
  priceMissing,
  priceOverlaps,
} from '#products/prices/prices.contract.ts';
import { sweepPrices, turnPrices } from '#products/prices/server/turn-prices.ts';
import { newId, type OrderId, type ProductId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { type Buyer, buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(ENGINES)('prices over time on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let seller: Client;
  /** How far the clock of the jobs is ahead. */
  let ahead = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    seller = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());
  afterEach(async () => {
    ahead = 0;
    expect(await breaches(shop.open.db)).toEqual([]);
  });

  const now = () => new Date(Date.now() + ahead);
  const at = (minutes: number) => new Date(Date.now() + ahead + minutes * MINUTE);
  const jobs = () => ({ ...shop.context, now, tx: atTime });
  const atTime: TestShop['context']['tx'] = work => shop.context.tx(tx => work({ ...tx, now }));
  const turn = () => turnPrices()(jobs(), {});
  const phone = (more = {}) => makeProduct(shop, cast.deccan.sellerId, { stock: 10, ...more });
  const shown = async (id: ProductId) => {
    const { data } = await shop.guest.call(getProduct, { id });
    const { price, salePrice, totalStock, lowestPrice, deal } = data;
    return {
      price: price / 100,
      sale: salePrice && salePrice / 100,
      totalStock,
      lowest: lowestPrice && lowestPrice / 100,
      deal,
    };
  };
  const rowOf = (id: ProductId) =>
    shop.open.db
      .selectFrom('products')
      .select(['stock', 'held_stock as held', 'scheduled_price_id as running', 'sale_price_paise as sale'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const schedule = (productId: ProductId, price: number, from: number, to: number, more = {}) =>
    seller.call(addPrice, {
      ...{ productId, price: paise(price * 100), startsAt: at(from), endsAt: at(to), units: null, perPerson: null },
      ...more,
    });
  const repriced = (id: ProductId, salePrice: number | null) =>
    seller.call(editProduct, { id, salePrice: salePrice === null ? null : paise(salePrice) });

  it('begins and ends at its minute by the path of an edit, and what the price was comes back', async () => {
    const id = await phone({ sale_price_paise: paise(950_000) });
    await schedule(id, 8_000, 10, 20);
    await turn();
    expect(await shown(id)).toMatchObject({ sale: 9_500 });
    ahead = 11 * MINUTE;
    await turn();
    expect(await shown(id)).toMatchObject({ sale: 8_000, lowest: 9_500, deal: null });
    const found = await shop.guest.call(listProducts, { maxPrice: 8_500 });
    expect(found.data.map(({ _id }) => _id)).toContain(id);
    ahead = 21 * MINUTE;
    await turn();
    expect(await shown(id)).toMatchObject({ sale: 9_500, lowest: 8_000 });
    expect((await seller.call(listPrices, { productId: id })).data).toMatchObject([
      { state: 'over', outcome: 'ended' },
    ]);
  });

  it('catches up after the shop was down, and one that fails keeps no other back', async () => {
    const [missed, late, broken] = [await phone(), await phone(), await phone()];
    await schedule(missed, 8_000, 5, 6);
    await schedule(late, 8_000, 5, 60);
    await schedule(broken, 8_000, 4, 60);
    await shop.open.execute(`create function fail_one() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$;
      create trigger fail_one before update on products for each row when (new.id = '${broken}') execute function fail_one()`);
    ahead = 30 * MINUTE;
    await expect(turn()).rejects.toThrow('1 scheduled prices did not change');
    await shop.open.execute('drop function fail_one cascade');
    expect(await shown(late)).toMatchObject({ sale: 8_000 });
    expect(await shown(missed)).toMatchObject({ sale: null });
    expect((await seller.call(listPrices, { productId: missed })).data).toMatchObject([{ outcome: 'missed' }]);
    await turn();
    expect(await shown(broken)).toMatchObject({ sale: 8_000 });
  });

  it('goes on while a file or the table says the ordinary price, and gives way to another one', async () => {
    const id = await phone({ sku: 'DEAL-1', sale_price_paise: paise(950_000) });
    await schedule(id, 8_000, -1, 20, { units: 4 });
    const known = await findKnownProducts(shop.open.db, cast.deccan.sellerId, ['DEAL-1']);
    expect(known.get('DEAL-1')).toMatchObject({ salePrice: 950_000, salePriceNow: 800_000, stock: 10 });
    const row = async () => (await seller.call(listStock, { find: 'DEAL-1' })).data[0];
    const save = async (more: { price?: Paise; salePrice?: Paise | null }) =>
      seller.call(saveStockRows, {
        rows: [{ _id: id, version: (await row())?.version ?? 0, ...more }],
        reason: 'counted',
      });
    expect(await row()).toMatchObject({ salePrice: 950_000, stock: 10 });
    await save({ price: paise(1_010_000), salePrice: paise(950_000) });
    expect(await rowOf(id)).toMatchObject({ sale: 800_000, stock: 4, held: 6 });
    await save({ salePrice: paise(940_000) });
    expect(await rowOf(id)).toMatchObject({ sale: 940_000, running: null, stock: 10, held: 0 });
    await schedule(id, 8_000, 21, 40, { units: 4 });
    ahead = 22 * MINUTE;
    await turn();
    // The very price that runs: from now on it is the ordinary one.
    await save({ salePrice: paise(800_000) });
    expect(await rowOf(id)).toMatchObject({ sale: 800_000, stock: 10, held: 0, running: null });
    expect((await seller.call(listPrices, { productId: id })).data.map(({ outcome }) => outcome)).toEqual([
      'edited',
      'edited',
    ]);
  });

  it('lets an edit by hand have the last word, and ends the scheduled price', async () => {
    const id = await phone();
    await schedule(id, 8_000, -1, 20, { units: 4 });
    expect(await rowOf(id)).toMatchObject({ stock: 4, held: 6 });
    // What a deal holds back is there: nothing is running out.
    const { data } = await seller.call(getDashboard, { period: 'today' });
    expect(data.lowStock.fewest.map(({ _id }) => _id)).not.toContain(id);
    await repriced(id, 900_000);
    expect(await rowOf(id)).toMatchObject({ stock: 10, held: 0, running: null, sale: 900_000 });
    ahead = 30 * MINUTE;
    await turn();
    expect(await shown(id)).toMatchObject({ sale: 9_000 });
    expect((await seller.call(listPrices, { productId: id })).data).toMatchObject([{ outcome: 'edited' }]);
  });

  it('refuses what overlaps, is above the MRP or over, and what is not its own', async () => {
    const id = await phone();
    const { data } = await schedule(id, 8_000, 10, 20);
    await expect(schedule(id, 7_000, 19, 30)).rejects.toMatchObject({ code: priceOverlaps.code });
    await schedule(id, 7_000, 20, 30);
    for (const [price, from, to] of [
      [10_000, 40, 50],
      [8_000, 50, 40],
      [8_000, -50, -40],
    ] as const)
      await expect(schedule(id, price, from, to)).rejects.toMatchObject({ code: priceInvalid.code });
    const other = await shop.as(cast.ritchie);
    await expect(other.call(endPrice, { priceId: data._id })).rejects.toMatchObject({ code: priceMissing.code });
    await seller.call(endPrice, { priceId: data._id });
    await expect(seller.call(endPrice, { priceId: data._id })).rejects.toMatchObject({ code: priceIsOver.code });
    await schedule(id, 8_000, 10, 20);
  });

  it('tells the lowest price of the 30 days before a reduction, not one that was raised first', async () => {
    const id = await phone({ price_paise: paise(1_000_000), sale_price_paise: paise(800_000) });
    const back = (days: number) => new Date(Date.now() - days * DAY);
    await shop.open.db
      .updateTable('price_history')
      .set({ at: back(60) })
      .where('product_id', '=', id)
      .execute();
    expect(await shown(id)).toMatchObject({ lowest: null });
    await repriced(id, 970_000);
    expect(await shown(id)).toMatchObject({ sale: 9_700, lowest: 8_000 });
    await repriced(id, 900_000);
    expect(await shown(id)).toMatchObject({ sale: 9_000, lowest: 8_000 });
    await repriced(id, null);
    expect(await shown(id)).toMatchObject({ sale: null, lowest: null });
    await repriced(id, 850_000);
    expect(await shown(id)).toMatchObject({ lowest: 8_000 });
    ahead = 31 * DAY;
    // What orders took of deals can't be forgotten; the rest is.
    await shop.open.execute('alter table deal_sales rename to deal_sales_away');
    await expect(sweepPrices()(jobs(), {})).rejects.toThrow('1 steps');
    await shop.open.execute('alter table deal_sales_away rename to deal_sales');
    expect(await shown(id)).toMatchObject({ sale: 8_500, lowest: null });
    const kept = await shop.open.db.selectFrom('price_history').selectAll().where('product_id', '=', id).execute();
    expect(kept.map(({ paid_paise }) => paid_paise)).toEqual([850_000]);
  });

  describe('a flash deal', () => {
    const deal = async (units: number, perPerson: number | null = null, stock = 10) => {
      const id = await phone({ stock });
      const { data } = await schedule(id, 8_000, -1, 60, { units, perPerson });
      return { id, priceId: data._id };
    };

    it('sells its own stock, and its last unit brings the ordinary price and the rest of the stock back', async () => {
      const { id } = await deal(3);
      expect(await shown(id)).toMatchObject({ sale: 8_000, totalStock: 3, deal: { units: 3, left: 3, claimed: 0 } });
      await buy(await newBuyer(shop), [id, 2]);
      expect(await shown(id)).toMatchObject({ deal: { left: 1, claimed: 66 } });
      const found = await shop.guest.call(listProducts, { maxPrice: 8_500 });
      const card = found.data.find(({ _id }) => _id === id);
      expect(card).toMatchObject({ salePrice: 800_000, lowestPrice: 1_000_000 });
      expect(Date.parse(card?.dealEndsAt ?? '')).toBeGreaterThan(Date.now());
      const late = await newBuyer(shop);
      await fillCart(late, [id, 1]);
      await buy(await newBuyer(shop), [id, 1]);
      expect(await shown(id)).toMatchObject({ sale: null, totalStock: 7, deal: null, lowest: null });
      const lines = [{ productId: id, quantity: 1, price: 10_000, salePrice: 8_000 }];
      const answer = await place(late, newId(), { cartItems: lines });
      expect(answer.json()).toMatchObject({ code: pricesChanged.code });
    });

    it('limits each person over all orders, and gives a limit and a unit back with a cancelled order', async () => {
      const { id } = await deal(4, 2);
      const buyer = await newBuyer(shop);
      const order = await buy(buyer, [id, 2]);
      await fillCart(buyer, [id, 1]);
      expect((await place(buyer, newId())).json()).toMatchObject({ code: dealLimitReached.code });
      expect(await rowOf(id)).toMatchObject({ stock: 2, held: 6 });
      await buyer.call(cancelOrder, { orderId: order });
      expect(await rowOf(id)).toMatchObject({ stock: 4, held: 6 });
      expect((await place(buyer, newId())).statusCode).toBe(200);
    });

    it('stays over once it is sold out: what is given back is sold for the ordinary price', async () => {
      const { id, priceId } = await deal(2);
      const [one, other] = [await newBuyer(shop), await newBuyer(shop)];
      const orders = [await buy(one, [id, 1]), await buy(other, [id, 1])] as const;
      await one.call(cancelOrder, { orderId: orders[0] });
      expect(await rowOf(id)).toMatchObject({ stock: 9, held: 0, running: null, sale: null });
      expect((await seller.call(listPrices, { productId: id })).data).toMatchObject([{ state: 'sold-out', left: 0 }]);
      await seller.call(endPrice, { priceId });
      await other.call(cancelOrder, { orderId: orders[1] });
      expect(await rowOf(id)).toMatchObject({ stock: 10, held: 0, running: null, sale: null });
    });

    it('counts what an edit gives back, and sells nothing by an edit', async () => {
      const { id } = await deal(4, 3);
      const other = await phone();
      const buyer = await newBuyer(shop);
      const order = await buy(buyer, [id, 3]);
      const admin = await shop.as(cast.admin);
      const edit = async (orderId: OrderId, productId: ProductId, quantity: number, swapFor?: ProductId) => {
        const { orderUpdateDate: seen, parts } = (await admin.call(getOrder, { orderId })).data;
        const lines = {
          partId: parts[0]?.partId ?? newId(),
          edits: [{ productId, quantity, ...(swapFor && { swapFor }) }],
        };
        await admin.call(editOrder, { orderId, seen, why: 'The buyer called', lines });
      };
      await edit(order, id, 2);
      expect(await rowOf(id)).toMatchObject({ stock: 2, held: 6 });
      await expect(edit(order, id, 3)).rejects.toMatchObject({ code: editOnDeal.code });
      const plain = await buy(await newBuyer(shop), [other, 1]);
      await expect(edit(plain, other, 1, id)).rejects.toMatchObject({ code: editOnDeal.code });
      await fillCart(buyer, [id, 2]);
      expect((await place(buyer, newId())).json()).toMatchObject({ code: dealLimitReached.code });
      await buyer.call(cancelOrder, { orderId: order });
      expect(await rowOf(id)).toMatchObject({ stock: 4, held: 6 });
    });

    it('leaves its units alone when the stock is adjusted or other orders are cancelled', async () => {
      const id = await phone();
      const buyer = await newBuyer(shop);
      const before = await buy(buyer, [id, 2]);
      await schedule(id, 8_000, -1, 60, { units: 5 });
      await buyer.call(cancelOrder, { orderId: before });
      expect(await rowOf(id)).toMatchObject({ stock: 5, held: 5 });
      const adjust = (by: number) => seller.call(adjustStock, { productId: id, change: { by }, reason: 'correction' });
      await adjust(10);
      expect(await rowOf(id)).toMatchObject({ stock: 5, held: 15 });
      await adjust(-17);
      expect(await rowOf(id)).toMatchObject({ stock: 3, held: 0 });
      expect(await shown(id)).toMatchObject({ deal: { units: 3, left: 3, claimed: 0 } });
      await adjust(-3);
      await adjust(5);
      expect(await rowOf(id)).toMatchObject({ stock: 5, held: 0, running: null });
    });

    it('gives a reopened order units of the rest', async () => {
      const id = await phone();
      const order = await buy(await newBuyer(shop), [id, 2]);
      const admin = await shop.as(cast.admin);
      await admin.call(updateOrder, { orderId: order, orderStatus: 'rejected' });
      await schedule(id, 8_000, -1, 60, { units: 3 });
      await admin.call(updateOrder, { orderId: order, orderStatus: 'pending' });
      expect(await rowOf(id)).toMatchObject({ stock: 3, held: 5 });
    });

    it('is never oversold when more want it than there are', async () => {
      const { id, priceId } = await deal(3, 1, 3);
      const buyers: Buyer[] = [];
      for (let turn = 0; turn < 6; turn += 1) buyers.push(await newBuyer(shop));
      for (const buyer of buyers) await fillCart(buyer, [id, 1]);
      const answers = await Promise.all(buyers.map(buyer => place(buyer, newId())));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      expect(await rowOf(id)).toMatchObject({ stock: 0, held: 0 });
      const sold = await shop.open.db.selectFrom('deal_sales').selectAll().where('price_id', '=', priceId).execute();
      expect(new Set(sold.map(({ person }) => person)).size).toBe(3);
      expect(sold.every(({ person }) => !buyers.some(buyer => person.includes(buyer.id)))).toBe(true);
    });
  });
});

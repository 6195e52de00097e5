import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeWishlist, getWishlist, setNotices, stopNotices } from '#products/wishlist/contract.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { tellNews } from '#products/wishlist/server/wishlist.ts';
import { type Id, newId, type ProductId } from '#shared/id.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readableMail } from '#test/inspect/readable-mail.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('notices about a wishlist on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let now = new Date('2026-11-20T06:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { now: () => now });
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  const product = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);
  /** Several at once, as if servers shared the work badly. */
  const run = () => Promise.all([1, 2, 3].map(() => tellNews()(shop.context, {})));
  const price = (id: ProductId, rupees: number) =>
    sql`update products set sale_price_paise = ${rupees * 100} where id = ${id}`.execute(shop.open.db);
  const stock = (id: ProductId, count: number) =>
    sql`update products set stock = ${count} where id = ${id}`.execute(shop.open.db);
  /** How many mails of today were asked for, sent or not. */
  const askedFor = async ({ id }: Buyer) => {
    const { rows } = await sql<{ mails: number }>`select mails from wishlist_mails where user_id = ${id}`.execute(
      shop.open.db,
    );
    return rows[0]?.mails ?? 0;
  };
  /** What the last of so many mails says. */
  const said = async ({ email }: Buyer, count: number) =>
    readableMail((await mailsTo(shop, email, count)).at(-1) ?? '');

  it('come once for each fall of the price, counted from the highest since', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'Nandi 5' });
    await buyer.call(setNotices, { productId: phone, tellOfFall: true });
    await run();
    expect(await askedFor(buyer)).toBe(0);
    await price(phone, 9_000);
    await run();
    await run();
    expect(await askedFor(buyer)).toBe(1);
    expect(await said(buyer, 1)).toContain('Nandi 5 costs ₹1,000 less');
    await price(phone, 9_500);
    await run();
    await price(phone, 9_200);
    await run();
    expect(await said(buyer, 2)).toContain('Nandi 5 costs ₹300 less');
  });

  it('come for no fall below ₹10 or one in a hundred, until several are more than that', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'Nandi 8' });
    await buyer.call(setNotices, { productId: phone, tellOfFall: true });
    for (const rupees of [9_901, 9_950, 9_930, 9_901]) {
      await price(phone, rupees);
      await run();
    }
    expect(await askedFor(buyer)).toBe(0);
    await price(phone, 9_900);
    await run();
    expect(await said(buyer, 1)).toContain('Nandi 8 costs ₹100 less');
  });

  it('come once for each return into stock, and not for what never ran out', async () => {
    const buyer = await newBuyer(shop);
    const [phone, cable] = [await product({ title: 'Nandi 6', stock: 0 }), await product()];
    await buyer.call(setNotices, { productId: phone, tellOfReturn: true });
    await buyer.call(setNotices, { productId: cable, tellOfReturn: true });
    await run();
    expect(await askedFor(buyer)).toBe(0);
    await stock(phone, 4);
    await run();
    await run();
    expect(await askedFor(buyer)).toBe(1);
    expect(await said(buyer, 1)).toContain('Nandi 6 is back in stock');
    await stock(phone, 0);
    await run();
    await stock(phone, 1);
    await run();
    expect(await askedFor(buyer)).toBe(2);
  });

  it('are three mails a day at most; the rest waits and comes together', async () => {
    const buyer = await newBuyer(shop);
    const phones = [await product(), await product(), await product(), await product(), await product()];
    for (const productId of phones) await buyer.call(setNotices, { productId, tellOfFall: true });
    for (const phone of phones) {
      await price(phone, 9_000);
      await run();
    }
    expect(await askedFor(buyer)).toBe(3);
    now = new Date(now.getTime() + DAY);
    await run();
    // Mails are sent side by side, so the last one need not arrive last.
    const mails = (await mailsTo(shop, buyer.email, 4)).map(readableMail);
    expect(mails.filter(mail => mail.includes('News of 2 products on your wishlist'))).toHaveLength(1);
  });

  it('wait while a cheaper product can’t be had', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product({ title: 'Nandi 7', stock: 0 });
    await buyer.call(setNotices, { productId: phone, tellOfFall: true, tellOfReturn: true });
    await price(phone, 9_000);
    await run();
    expect(await askedFor(buyer)).toBe(0);
    await stock(phone, 1);
    await run();
    expect(await said(buyer, 1)).toMatch(/Nandi 7 is back in stock[\s\S]*₹1,000 less/);
  });

  it('stop with the key in a mail, for all products of its reader alone', async () => {
    const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
    const [phone, cable] = [await product(), await product()];
    for (const person of [buyer, other]) await person.call(setNotices, { productId: phone, tellOfFall: true });
    await buyer.call(setNotices, { productId: cable, tellOfReturn: true });
    const { stop_key: key } = await shop.open.db
      .selectFrom('wishlist_mails')
      .select('stop_key')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    for (const _again of [1, 2]) await shop.guest.call(stopNotices, { key: key as Id<'stop'> });
    const on = async (person: Buyer) =>
      (await person.call(getWishlist, {})).data.map(({ tellOfFall, tellOfReturn }) => tellOfFall || tellOfReturn);
    expect([await on(buyer), await on(other)]).toEqual([[false, false], [true]]);
    await expect(shop.guest.call(stopNotices, { key: newId<'stop'>() })).rejects.toMatchObject({
      status: 404,
      code: 'wishlist.key_unknown',
    });
  });

  it('do not reach people who are blocked, and end when a product is removed from the list', async () => {
    const [blocked, removed] = [await newBuyer(shop), await newBuyer(shop)];
    const phone = await product();
    for (const person of [blocked, removed]) await person.call(setNotices, { productId: phone, tellOfFall: true });
    await sql`update users set blocked_at = now() where id = ${blocked.id}`.execute(shop.open.db);
    await removed.call(changeWishlist, { add: [], remove: [phone] });
    await price(phone, 7_000);
    await run();
    expect([await askedFor(blocked), await askedFor(removed)]).toEqual([0, 0]);
  });

  it('save the product, if there is room and it is one', async () => {
    const buyer = await newBuyer(shop);
    const phone = await product();
    const { data } = await buyer.call(setNotices, { productId: phone, tellOfReturn: true });
    expect(data).toMatchObject([{ productId: phone, tellOfFall: false, tellOfReturn: true }]);
    await expect(buyer.call(setNotices, { productId: newId<'product'>(), tellOfFall: true })).rejects.toMatchObject({
      status: 404,
      code: 'wishlist.product_missing',
    });
    const others: ProductId[] = [];
    for (let at = 1; at < MAX_SAVED; at += 1) others.push(await product());
    await buyer.call(changeWishlist, { add: others.map(productId => ({ productId })), remove: [] });
    await expect(buyer.call(setNotices, { productId: await product(), tellOfFall: true })).rejects.toMatchObject({
      status: 409,
      code: 'wishlist.full',
    });
    expect((await buyer.call(getWishlist, {})).data).toHaveLength(MAX_SAVED);
  });
});

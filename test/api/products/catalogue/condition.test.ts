import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import { addToCart, getCart } from '#orders/cart/contract.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { getProduct, listProducts, listSomeProducts } from '#products/catalog/contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import type { DocumentId, ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('products that are not new, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let image: string;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    image = await pictureOn(shop, cast.deccan.sellerId);
  });
  afterAll(() => shop.end());

  const add = async (more: { condition?: string; conditionGrade?: string; batteryHealth?: number } = {}) =>
    (await addPhone(deccan, { title: `Nandi ${more.condition ?? 'new'}`, image, ...more }))._id;
  const offered = async () => (await shop.guest.call(listProducts, {})).facets.condition;
  const used = { condition: 'refurbished', conditionGrade: 'good', batteryHealth: 85 };
  let refurbished: ProductId;

  it('are a filter only once there are some', async () => {
    await add();
    expect(await offered()).toEqual([]);
    await add({ condition: 'open-box' });
    refurbished = await add(used);
    expect((await offered()).map(({ value, count }) => [value, count])).toEqual([
      ['new', 1],
      ['open-box', 1],
      ['refurbished', 1],
    ]);
    const { data } = await shop.guest.call(listProducts, { condition: ['open-box', 'refurbished'] });
    expect(data.map(({ condition }) => condition).sort()).toEqual(['open-box', 'refurbished']);
  });

  it('say so on their page, in the language of the page, and who answers for them', async () => {
    const english = (await shop.guest.call(getProduct, { id: refurbished })).data;
    expect(english).toMatchObject(used);
    expect(english.conditionNotice).toMatch(/^Refurbished: .*It is not new\..* 85% .*The seller, .+, answers for it/);
    const hindi = (await shop.guest.call(getProduct, { id: refurbished, language: 'hi' })).data;
    expect(hindi.conditionNotice).toContain('यह नया नहीं है');
  });

  it('say so in carts of guests and shoppers', async () => {
    const some = await shop.guest.call(listSomeProducts, { ids: [refurbished] });
    expect(some.data).toMatchObject([{ condition: 'refurbished' }]);
    const asha = await shop.as(cast.asha);
    await asha.call(addToCart, { productId: refurbished, quantity: 1 });
    const { items } = await asha.call(getCart, { userId: cast.asha.id });
    expect(items).toMatchObject([{ productId: refurbished, condition: 'refurbished' }]);
  });

  it('say so on the order and its invoice', async () => {
    const buyer = await newBuyer(shop);
    const admin = await shop.as(cast.admin);
    const orderId = await buy(buyer, [refurbished, 1], [await add({ condition: 'open-box' }), 1], [await add(), 1]);
    for (const orderStatus of ['inProcess', 'inShipping'] as const)
      await admin.call(updateOrder, { orderId, orderStatus });
    const [part] = (await admin.call(getOrder, { orderId })).data.parts;
    const sold = ['Refurbished · Nandi refurbished', 'Open box · Nandi open-box', 'Nandi new'];
    expect(part?.lines.map(({ title }) => title).sort()).toEqual([...sold].sort());
    const invoice = await buyer.call(getInvoice, { invoiceId: part?.documents[0]?._id as DocumentId });
    expect(invoice.data.lines.map(({ description }) => description)).toEqual(expect.arrayContaining(sold));
  });

  it('can not be made new while they have a grade', async () => {
    await expect(deccan.call(editProduct, { id: refurbished, condition: 'new' })).rejects.toMatchObject({
      fields: { conditionGrade: 'A new product has no grade' },
    });
    const cleared = { condition: 'new', conditionGrade: null, batteryHealth: null };
    expect((await deccan.call(editProduct, { id: refurbished, ...cleared })).data).toMatchObject(cleared);
  });

  it.each([
    { condition: 'refurbished', condition_grade: null },
    { condition: 'new', condition_grade: 'good' },
    { condition: 'new', battery_health: 85 },
    { condition: 'used' },
  ] as const)('are kept apart by the database as well: %o', async columns => {
    const row = { condition_grade: null, battery_health: null, ...columns };
    const change = shop.open.db
      .updateTable('products')
      .set(row as never)
      .execute();
    await expect(change).rejects.toThrow(/violates check constraint/);
  });
});

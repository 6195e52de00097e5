import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, getProductBySlug, listProducts, searchProducts } from '#products/catalog/contract.ts';
import {
  addProduct,
  deleteProduct,
  editProduct,
  getOwnProduct,
  restoreProduct,
  setProductStatus,
} from '#products/inventory/product/products.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { aPhone } from '#test/builders/adding-products.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PHONE = aPhone({ title: 'Galaxy S25 (256 GB, Mint)', price: paise(8_099_900) });

/** R39 */
describe.each(ENGINES)('what sellers write, on the %s engine', engine => {
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

  const add = async (more: InputOf<typeof addProduct> = {}) =>
    (await deccan.call(addProduct, { ...PHONE, image, ...more })).data;
  const stockOf = async (id: ProductId) => {
    const { rows } = await sql<{ stock: number; moved: number }>`
      select stock, (select coalesce(sum(quantity), 0)::int from stock_movements where product_id = p.id) as moved
      from products p where id = ${id}`.execute(shop.open.db);
    return rows[0];
  };

  it('is in the shop at once: on its page, in the list and among what is searched', async () => {
    expect((await shop.guest.call(listProducts, {})).totalItems).toBe(0);
    const answer = await deccan.call(addProduct, { ...PHONE, image, kind: 'smartphone', sku: 'S25-M' });
    expect(answer.message).toBe('Product add successfully');
    const { slug, _id } = answer.data;
    expect(slug).toBe('galaxy-s25-256-gb-mint');
    expect(await stockOf(_id)).toEqual({ stock: 5, moved: 5 });
    expect((await shop.guest.call(listProducts, {})).data.map(product => product._id)).toEqual([_id]);
    expect((await shop.guest.call(searchProducts, { keyword: 'mobile mint' })).data[0]?._id).toBe(_id);
    const { data } = await shop.guest.call(getProductBySlug, { slug });
    expect(data).toMatchObject({
      title: PHONE.title,
      username: 'deccan',
      hsn: '85171300',
      origin: null,
      importer: null,
    });
    expect(data.images).toEqual([{ src: image, alt: PHONE.title }]);
    await deccan.call(deleteProduct, { id: _id });
  });

  it('gets an address of its own also where the title is taken or has no Latin letter', async () => {
    const title = 'Twice the same';
    const [one, two, hindi] = [
      await add({ title }),
      await add({ title }),
      await add({ title: 'फ़ोन 🎧', kind: 'audio' }),
    ];
    expect(two.slug).toMatch(new RegExp(`^${one.slug}-[0-9a-f]{8}$`));
    expect(hindi.slug).toBe('audio');
    expect((await shop.guest.call(getProductBySlug, { slug: two.slug })).data._id).toBe(two._id);
  });

  it('changes where something was sent and stays where nothing was, its address among it', async () => {
    const before = await add({ sku: 'KEEP', origin: 'India', highlights: ['Bright'] });
    const { data: after } = await deccan.call(editProduct, {
      id: before._id,
      title: 'Another name',
      salePrice: paise(7_000_000),
    });
    expect(after).toEqual({ ...before, title: 'Another name', salePrice: 7_000_000, version: before.version + 1 });
    expect((await shop.guest.call(getProduct, { id: before._id })).data).toMatchObject({
      title: 'Another name',
      salePrice: 7_000_000,
    });
    expect((await shop.guest.call(searchProducts, { keyword: 'another' })).data.map(({ _id }) => _id)).toContain(
      before._id,
    );
    const { data } = await deccan.call(editProduct, { id: before._id, salePrice: null, origin: '', brand: 'apple' });
    expect(data).toMatchObject({ salePrice: null, origin: null, brand: 'apple', sku: 'KEEP' });
  });

  it('takes a form that sends all it was given, and none that sends more', async () => {
    const { _id, averageReview, username } = await add();
    const form = { ...PHONE, _id, averageReview, username, salePrice: '', userName: 'DECCAN', price: 80_999 };
    const put = (payload: object) => deccan.inject({ method: 'PUT', url: `/api/admin/products/edit/${_id}`, payload });
    expect((await put(form)).statusCode).toBe(200);
    expect((await put({ ...form, _id: 'other', averageReview: 5, username: 'ritchie' })).statusCode).toBe(200);
    expect((await deccan.call(getOwnProduct, { id: _id })).data).toMatchObject({
      averageReview: 0,
      username: 'deccan',
    });
    const more = await put({ ...form, createdAt: '2020-01-01' });
    expect([more.statusCode, more.json().fields]).toEqual([400, { createdAt: 'is not a known field' }]);
  });

  it('says what is wrong with every field at once', async () => {
    const refused = deccan.call(addProduct, {
      ...PHONE,
      title: ' ',
      brand: 'acme',
      salePrice: PHONE.price,
      totalStock: -1,
    });
    await expect(refused).rejects.toMatchObject({
      code: 'request.invalid',
      fields: {
        title: 'Title is required',
        brand: expect.stringContaining('samsung'),
        salePrice: 'Must be below ₹80,999',
        totalStock: expect.any(String),
      },
    });
  });

  it.each([0, -1, 0.001, 1e308, 99.999999999, 'Infinity', '1e2', '0', null])('has no price of %j', async price => {
    const payload = { ...PHONE, image, price };
    const { statusCode } = await deccan.inject({ method: 'POST', url: '/api/admin/products/add', payload });
    expect(statusCode).toBe(400);
  });

  it.each([0, null, ''])('is not on sale at %j', async salePrice => {
    const payload = { ...PHONE, image, price: 80_999, salePrice };
    const answer = await deccan.inject({ method: 'POST', url: '/api/admin/products/add', payload });
    expect(answer.json().data.salePrice).toBeNull();
  });

  it('has a SKU that no other product of the seller has, until that is deleted', async () => {
    const first = await add({ sku: 'ONE' });
    await expect(add({ sku: 'ONE' })).rejects.toMatchObject({
      code: 'inventory.sku_taken',
      fields: { sku: expect.any(String) },
    });
    const ritchie = await shop.as(cast.ritchie);
    await ritchie.call(addProduct, { ...PHONE, status: 'draft', sku: 'ONE' });
    await deccan.call(deleteProduct, { id: first._id });
    const second = await add({ sku: 'ONE' });
    await expect(deccan.call(restoreProduct, { id: first._id })).rejects.toMatchObject({ code: 'inventory.sku_taken' });
    await expect(deccan.call(editProduct, { id: (await add())._id, sku: 'ONE' })).rejects.toMatchObject({
      code: 'inventory.sku_taken',
    });
    expect(second.sku).toBe('ONE');
  });

  it('is drafted, hidden and shown again, and the shop follows at once', async () => {
    const { _id: id } = await add({ status: 'draft', image: null });
    const isShown = () =>
      shop.guest.call(getProduct, { id }).then(
        () => true,
        () => false,
      );
    expect(await isShown()).toBe(false);
    await expect(deccan.call(setProductStatus, { id, status: 'live' })).rejects.toMatchObject({
      fields: { images: 'A product on sale needs a picture' },
    });
    await deccan.call(editProduct, {
      id,
      status: 'live',
      images: [image, await pictureOn(shop, cast.deccan.sellerId)],
    });
    expect(await isShown()).toBe(true);
    await deccan.call(setProductStatus, { id, status: 'hidden' });
    expect(await isShown()).toBe(false);
    expect((await deccan.call(getOwnProduct, { id })).data).toMatchObject({ status: 'hidden', listed: false });
  });

  it('is refused to who edits the words of yesterday, with the words of today', async () => {
    const { _id: id, version } = await add();
    await deccan.call(editProduct, { id, title: 'Faster', version });
    await expect(deccan.call(editProduct, { id, title: 'Slower', version })).rejects.toMatchObject({
      code: 'inventory.product_changed',
      data: expect.objectContaining({ title: 'Faster' }),
    });
    expect((await deccan.call(editProduct, { id, title: 'Last' })).data.title).toBe('Last');
  });

  it('lets texts be edited while units are sold, and never adds sold stock back', async () => {
    const { _id: id, version } = await add();
    await buy(await newBuyer(shop), [id, 2]);
    const stale = deccan.call(editProduct, { id, totalStock: 11, version });
    await expect(stale).rejects.toMatchObject({
      code: 'inventory.product_changed',
      data: expect.objectContaining({ totalStock: 3 }),
    });
    const { data } = await deccan.call(editProduct, { id, title: 'Sells well', version });
    expect(data.totalStock).toBe(3);
    await deccan.call(editProduct, { id, totalStock: 11, version: data.version });
    expect(await stockOf(id)).toEqual({ stock: 11, moved: 11 });
    await deccan.call(editProduct, { id, ...PHONE, totalStock: 0 });
    expect(await stockOf(id)).toEqual({ stock: 0, moved: 0 });
    expect((await shop.guest.call(listProducts, { inStock: true })).data.map(({ _id }) => _id)).not.toContain(id);
  });

  it('has siblings of the same seller, and leaves them', async () => {
    const mint = await add({ options: [{ name: 'Colour', value: 'Mint' }] });
    const blue = await add({ siblingOf: mint._id, options: [{ name: 'Colour', value: 'Blue' }] });
    expect(blue.variants.map(({ _id }) => _id)).toEqual([mint._id]);
    expect((await shop.guest.call(getProduct, { id: mint._id })).data.siblings.map(({ _id }) => _id).sort()).toEqual(
      [mint._id, blue._id].sort(),
    );
    const { data } = await (await shop.as(cast.ritchie)).call(addProduct, { ...PHONE, status: 'draft' });
    await expect(add({ siblingOf: data._id })).rejects.toMatchObject({ fields: { siblingOf: expect.any(String) } });
    await deccan.call(editProduct, { id: blue._id, siblingOf: null });
    expect((await shop.guest.call(getProduct, { id: mint._id })).data.siblings).toHaveLength(1);
  });

  it('goes on sale with its declarations only, once the shop waits for them; what is on sale stays there', async () => {
    const before = await add({ title: 'Undeclared' });
    await shop.context.tx(tx => changeSetting(tx, 'declarationsRequired', true));
    const fields = {
      origin: 'Country of origin is required before it goes on sale',
      maker: 'Manufacturer is required before it goes on sale',
    };
    await expect(add({ title: 'Undeclared too' })).rejects.toMatchObject({ status: 400, fields });
    const draft = await add({ title: 'Undeclared draft', status: 'draft' });
    await expect(deccan.call(setProductStatus, { id: draft._id, status: 'live' })).rejects.toMatchObject({ fields });
    await deccan.call(editProduct, { id: before._id, title: 'Undeclared still' });
    const declared = { origin: 'Viet Nam', maker: 'Nandi Works' };
    await expect(add({ title: 'From abroad', ...declared })).rejects.toMatchObject({
      fields: { importer: 'Importer is required before it goes on sale' },
    });
    const sold = await add({ title: 'From abroad', ...declared, importer: 'Deccan Imports' });
    await expect(deccan.call(editProduct, { id: sold._id, maker: null })).rejects.toMatchObject({
      fields: { maker: fields.maker },
    });
    await shop.context.tx(tx => changeSetting(tx, 'declarationsRequired', false));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '#orders/cart/contract.ts';
import { getOwnOrder } from '#orders/orders/contract.ts';
import { decideVendor } from '#people/sellers/contract.ts';
import { getProduct } from '#products/catalog/contract.ts';
import {
  addProduct,
  deleteProduct,
  editProduct,
  getOwnProduct,
  restoreProduct,
  setProductStatus,
} from '#products/inventory/product/products.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, fillCart, newBuyer } from '#test/builders/buying.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const DRAFT = {
  title: 'Stone 1200',
  description: 'A speaker.',
  category: 'electronics',
  section: 'accessories',
  brand: 'boat',
  price: paise(350_000),
  totalStock: 4,
  status: 'draft',
} satisfies InputOf<typeof addProduct>;
const NOT_ALLOWED = { code: 'auth.not_allowed' };
const MISSING = { code: 'inventory.product_missing' };

/** R39; docs/security-cases.md B10, B12, D5, D9 */
describe.each(ENGINES)('who writes which goods, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    [deccan, ritchie, admin] = (await Promise.all([cast.deccan, cast.ritchie, cast.admin].map(shop.as))) as [
      Client,
      Client,
      Client,
    ];
  });
  afterAll(() => shop.end());

  const live = (more = {}) => makeProduct(shop, cast.deccan.sellerId, more);

  it('lets a seller name nobody else, when adding and when editing', async () => {
    expect((await deccan.call(addProduct, { ...DRAFT, userName: 'Deccan' })).data.username).toBe('deccan');
    const id = await live();
    for (const userName of ['ritchie', 'anita', 'nobody at all']) {
      await expect(deccan.call(addProduct, { ...DRAFT, userName })).rejects.toMatchObject(NOT_ALLOWED);
      await expect(deccan.call(editProduct, { id, userName })).rejects.toMatchObject(NOT_ALLOWED);
    }
  });

  it("hides a seller's products from every other seller, like those that never were", async () => {
    const id = await live();
    const gone = await live({ listed: false, deleted_at: new Date() });
    for (const product of [id, gone, '0192f0c1-2222-7333-8444-555566667777' as typeof id]) {
      await expect(ritchie.call(getOwnProduct, { id: product })).rejects.toMatchObject(MISSING);
      await expect(ritchie.call(editProduct, { id: product, title: 'Mine' })).rejects.toMatchObject(MISSING);
      await expect(ritchie.call(setProductStatus, { id: product, status: 'hidden' })).rejects.toMatchObject(MISSING);
      await expect(ritchie.call(deleteProduct, { id: product })).rejects.toMatchObject(MISSING);
      await expect(ritchie.call(restoreProduct, { id: product })).rejects.toMatchObject(MISSING);
    }
    expect((await shop.guest.call(getProduct, { id })).data.title).not.toBe('Mine');
  });

  it('lets administrators add for the house and for any approved seller, and for nobody else', async () => {
    const sellerOf = async (userName?: string) =>
      (await admin.call(addProduct, { ...DRAFT, ...(userName && { userName }) })).data.username;
    expect([await sellerOf(), await sellerOf('anita'), await sellerOf('ritchie')]).toEqual([
      'Bijli Bazaar',
      'Bijli Bazaar',
      'ritchie',
    ]);
    for (const name of ['waiting', 'asha', 'nobody at all'])
      await expect(sellerOf(name)).rejects.toMatchObject({
        code: 'request.invalid',
        fields: { userName: expect.any(String) },
      });
    const id = await live();
    await expect(admin.call(editProduct, { id, userName: 'ritchie' })).rejects.toMatchObject(NOT_ALLOWED);
    expect((await admin.call(editProduct, { id, userName: 'deccan', title: 'By hand' })).data.title).toBe('By hand');
  });

  it('logs what administrators do with products, and not what their sellers do', async () => {
    const id = await live({ title: 'Written down', stock: 3 });
    await deccan.call(editProduct, { id, title: 'By its seller' });
    await admin.call(editProduct, { id, price: paise(1_200_000), totalStock: 8 });
    await admin.call(editProduct, { id, title: 'By its seller' });
    await admin.call(deleteProduct, { id });
    await admin.call(restoreProduct, { id });
    const { data } = await admin.call(listAudit, { person: 'By its seller' });
    expect(data.map(({ act }) => act)).toEqual(['product.restored', 'product.deleted', 'product.changed']);
    expect(data[2]).toMatchObject({
      on: { kind: 'product', id },
      before: { price: '₹10,000.00', totalStock: '3' },
      after: { price: '₹12,000.00', totalStock: '8' },
    });
    const { data: added } = await admin.call(addProduct, { ...DRAFT, title: 'Added for the house' });
    const [entry] = (await admin.call(listAudit, { act: 'product.added', person: added.title })).data;
    expect(entry?.after).toEqual({ seller: 'Bijli Bazaar', status: 'draft' });
  });

  it('drops a deleted product from carts, keeps it in orders, and brings it back as it was', async () => {
    const id = await live({ title: 'Here today' });
    const buyer = await newBuyer(shop);
    const order = await buy(buyer, [id, 1]);
    await fillCart(buyer, [id, 2]);
    const inCart = async () => (await buyer.call(getCart, { userId: buyer.id })).items.length;
    expect(await inCart()).toBe(1);
    const { message } = await deccan.call(deleteProduct, { id });
    expect(message).toBe('Product deleted successfully');
    expect(await inCart()).toBe(0);
    await expect(shop.guest.call(getProduct, { id })).rejects.toMatchObject({ code: 'catalog.product_gone' });
    await expect(deccan.call(deleteProduct, { id })).rejects.toMatchObject(MISSING);
    await expect(deccan.call(editProduct, { id, title: 'No more' })).rejects.toMatchObject(MISSING);
    const { data } = await buyer.call(getOwnOrder, { orderId: order });
    expect(data.cartItems.map(({ title }) => title)).toEqual(['Here today']);
    await deccan.call(restoreProduct, { id });
    expect((await shop.guest.call(getProduct, { id })).data).toMatchObject({ title: 'Here today', totalStock: 9 });
    await expect(deccan.call(restoreProduct, { id })).rejects.toMatchObject(MISSING);
  });

  it('puts nothing on sale for a seller who is rejected in the same moment', async () => {
    const [id, image] = [await live({ status: 'hidden', listed: false }), await pictureOn(shop, cast.deccan.sellerId)];
    const acts = [
      admin.call(decideVendor, { _id: cast.deccan.sellerId, status: 'Rejected', reason: 'No licence' }),
      deccan.call(setProductStatus, { id, status: 'live' }),
      deccan.call(addProduct, { ...DRAFT, status: 'live', images: [image] }),
    ];
    await Promise.allSettled(acts);
    const { rows } = await shop.open.execute(
      'select count(*)::int as count from products where listed and seller_id = $1',
      [cast.deccan.sellerId],
    );
    expect(rows).toEqual([{ count: 0 }]);
    const writes = [
      () => deccan.call(addProduct, DRAFT),
      () => deccan.call(editProduct, { id, title: 'x' }),
      () => deccan.call(deleteProduct, { id }),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject(NOT_ALLOWED);
    await admin.call(decideVendor, { _id: cast.deccan.sellerId, status: 'Approved' });
  });

  it('shows pictures only that lie here, and that are the seller’s', async () => {
    const foreign = await pictureOn(shop, cast.ritchie.sellerId);
    for (const image of [foreign, '/media/photos/never-sent.webp'])
      await expect(deccan.call(addProduct, { ...DRAFT, image })).rejects.toMatchObject({ code: 'picture.unknown' });
    for (const image of ['javascript:alert(1)', '//evil.example/a.webp', 'https://evil.example/media/photos/a.webp'])
      await expect(deccan.call(addProduct, { ...DRAFT, image })).rejects.toMatchObject({
        fields: { images: expect.any(String) },
      });
  });

  it('keeps words as words, whatever they look like', async () => {
    const title = '</script><script>alert(1)</script> <img onerror=x> 🎧 "\'; drop table products; --';
    const { data } = await deccan.call(addProduct, { ...DRAFT, title, description: 'a\u2028b\u202e\u0007' });
    expect([data.title, data.description]).toEqual([title, 'a\nb']);
    const long = '🎧'.repeat(500);
    expect((await deccan.call(addProduct, { ...DRAFT, title: long })).data.title).toBe(long);
    const nul = { ...DRAFT, price: 3_500, title: 'a\0b' };
    const answer = await deccan.inject({ method: 'POST', url: '/api/admin/products/add', payload: nul });
    expect(answer.statusCode).toBe(400);
  });
});

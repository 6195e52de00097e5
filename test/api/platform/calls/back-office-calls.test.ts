import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { approve, buyOnline } from '#test/builders/paying-online.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R67.1–R67.5: the paths, bodies and answers by which other programs know the back-office, as plain JSON without our own client. */
describe('the calls of the back-office', () => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false, payments: { sandbox: true } });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  async function send(who: Client, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const answer = await who.inject({ method, url: `/api${path}`, ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().success], answer.body).toEqual([200, true]);
    return answer.json();
  }
  /** A product as forms send it: what they were given, `averageReview` too. */
  const TYPED = {
    ...{ title: 'Nandi 6', description: 'A phone.', category: 'electronics', section: 'top-deals', brand: 'nothing' },
    ...{ price: 19_999, salePrice: '', totalStock: 7, averageReview: 0 },
  };

  it('add, list, edit and delete a product under the name of its seller', async () => {
    const image = await pictureOn(shop, cast.deccan.sellerId);
    const added = await send(deccan, 'POST', '/admin/products/add', { ...TYPED, image, userName: 'deccan' });
    expect(added.message).toBe('Product add successfully');
    const { data } = await send(deccan, 'GET', '/admin/products/get?userName=deccan');
    expect(data).toMatchObject([
      { title: 'Nandi 6', price: 19_999, salePrice: null, totalStock: 7, username: 'deccan' },
    ]);
    const id = data[0]._id;
    await send(deccan, 'PUT', `/admin/products/edit/${id}`, { ...TYPED, _id: id, salePrice: 17_999 });
    expect((await send(deccan, 'GET', '/admin/products/get?userName=deccan')).data[0].salePrice).toBe(17_999);
    await send(deccan, 'DELETE', `/admin/products/delete/${id}`);
    expect((await send(deccan, 'GET', '/admin/products/get?userName=deccan')).data).toEqual([]);
  });

  it('list orders, show one, and give it each of the five statuses, each confirmed by a message', async () => {
    const product = await makeProduct(shop, cast.deccan.sellerId);
    const orderId = await buy(await newBuyer(shop), [product, 1]);
    expect((await send(admin, 'GET', '/admin/orders/get')).data).toMatchObject([{ _id: orderId }]);
    for (const orderStatus of ['inProcess', 'inShipping', 'delivered', 'pending', 'rejected']) {
      const { message } = await send(admin, 'PUT', `/admin/orders/update/${orderId}`, { orderStatus });
      expect(message).toBe('Order status is updated successfully!');
      const { data } = await send(admin, 'GET', `/admin/orders/details/${orderId}`);
      expect(data).toMatchObject({ _id: orderId, orderStatus });
    }
    for (const orderStatus of ['Pending', 'confirmed', 'cancelled', 'shipped', '']) {
      const url = `/api/admin/orders/update/${orderId}`;
      const answer = await admin.inject({ method: 'PUT', url, payload: { orderStatus } });
      expect([orderStatus, answer.statusCode]).toEqual([orderStatus, 400]);
    }
  });

  it('make a vendor, list vendors, and decide about one', async () => {
    const typed = { userName: 'Lamington', email: 'team@lamington.example', password: 'a lane full of radios' };
    const made = await send(admin, 'POST', '/admin/vendors/add', { ...typed, role: 'admin', type: 'vendor' });
    expect(made.message).toBe('Vendor created successfully!');
    const { data } = await send(admin, 'GET', '/admin/orders/getVendor');
    const known = ['_id', 'userName', 'mobile', 'email', 'gstNumber', 'status'];
    expect(Object.keys(data[0])).toEqual(expect.arrayContaining(known));
    for (const status of ['Approved', 'Rejected']) {
      const decision = { _id: cast.waiting.sellerId, status };
      const decided = await send(admin, 'PUT', '/admin/orders/vendor-update', decision);
      expect([decided.message, decided.data.status]).toEqual([`waiting is ${status.toLowerCase()}`, status]);
    }
  });

  it('add a banner by its picture', async () => {
    const image = await pictureOn(shop, cast.house);
    await send(admin, 'POST', '/common/feature/add', { image });
    expect((await send(shop.guest, 'GET', '/common/feature/get')).data).toMatchObject([{ image }]);
  });

  it('capture an order that was approved, by what its provider hung on the address', async () => {
    const buyer = await newBuyer(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId);
    const { orderId, approvalURL } = await buyOnline(buyer, [product, 1]);
    const { searchParams } = await approve(buyer, approvalURL, 'pay');
    const [paymentId, payerId] = [searchParams.get('paymentId'), searchParams.get('PayerID')];
    expect(await send(buyer, 'POST', '/shop/order/capture', { paymentId, payerId, orderId })).toMatchObject({
      data: { paymentStatus: 'paid' },
    });
  });

  it.each([
    ...['POST /common/feature/add', 'GET /admin/products/get', 'POST /admin/products/add'],
    ...['PUT /admin/products/edit/{id}', 'DELETE /admin/products/delete/{id}', 'GET /admin/orders/get'],
    ...['GET /admin/orders/getVendor', 'GET /admin/orders/details/{orderId}', 'PUT /admin/orders/update/{orderId}'],
    ...['PUT /admin/orders/vendor-update', 'POST /admin/vendors/add', 'POST /shop/order/capture'],
  ])('are described: %s', async call => {
    const [way = '', path = ''] = call.split(' ');
    const { paths } = (await shop.guest.inject({ url: '/api/openapi.json' })).json();
    expect(Object.keys(paths[`/api${path}`] ?? {})).toContain(way.toLowerCase());
  });
});

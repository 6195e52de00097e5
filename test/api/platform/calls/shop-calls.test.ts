import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R13: the paths, bodies and answers by which other programs know the shop, as plain JSON without our own client. */
describe('the calls of the shop', () => {
  let shop: TestShop;
  let asha: Client;
  let userId: string;
  let productId: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { worksJobs: false });
    const cast = await castOf(shop);
    userId = cast.asha.id;
    asha = await shop.as(cast.asha);
    productId = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', brand: 'samsung' });
  });
  afterAll(() => shop.end());

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const answer = await asha.inject({ method, url: `/api${path}`, ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().success], answer.body).toEqual([200, true]);
    return answer.json();
  }
  const keysOf = (value: object) => Object.keys(value);
  const CART_LINE = ['productId', 'quantity', 'image', 'title', 'price', 'salePrice'];
  const CART = ['data', 'items', 'currentPage', 'totalPages', 'totalItems'];
  const PRODUCT = [
    ...['_id', 'image', 'title', 'description', 'category', 'section', 'brand', 'price', 'salePrice', 'totalStock'],
    ...['averageReview', 'username'],
  ];
  const ADDRESS = { address: '12 MG Road', city: 'Bengaluru', pincode: '560029', phone: '9876543210', notes: 'Ring' };
  const ADDRESS_KEYS = ['_id', ...Object.keys(ADDRESS)];

  it('put into the cart, read it, set a quantity and take out', async () => {
    const added = await send('POST', '/shop/cart/add', { userId, productId, quantity: 1 });
    expect(keysOf(added.data)).toEqual(expect.arrayContaining(['_id', 'items']));
    const read = await send('GET', `/shop/cart/get/${userId}?page=1&limit=10`);
    expect(keysOf(read)).toEqual(expect.arrayContaining(CART));
    expect(keysOf(read.items[0])).toEqual(expect.arrayContaining(CART_LINE));
    expect(await send('GET', `/shop/cart/get/${userId}`)).toEqual(read);
    const set = await send('PUT', '/shop/cart/update-cart', { userId, productId, quantity: 2 });
    expect(set.data.items).toMatchObject([{ productId, quantity: 2 }]);
    expect((await send('DELETE', `/shop/cart/${userId}/${productId}`)).data.items).toEqual([]);
  });

  it.each(['price-lowtohigh', 'price-hightolow', 'title-atoz', 'title-ztoa'])(
    'list products by %s, filtered by comma lists, and show one',
    async sortBy => {
      const filter = 'category=electronics,accessories&section=featured,top-deals&brand=samsung,boat';
      const { data } = await send('GET', `/shop/products/get?${filter}&sortBy=${sortBy}`);
      expect(data).toHaveLength(1);
      expect(keysOf(data[0])).toEqual(expect.arrayContaining(PRODUCT));
      expect(data[0]).toMatchObject({ category: 'electronics', salePrice: null, averageReview: 0, username: 'deccan' });
      const { data: one } = await send('GET', `/shop/products/get/${data[0]._id}`);
      expect(one).toMatchObject(data[0]);
    },
  );

  it('find products by words', async () => {
    const { data } = await send('GET', '/shop/search/nandi');
    expect(keysOf(data[0])).toEqual(expect.arrayContaining(PRODUCT));
  });

  it('write a review and list those of a product, without who wrote it but a name', async () => {
    const words = { productId, userId, userName: 'asha', reviewMessage: 'Loud and clear.', reviewValue: 4 };
    expect(await send('POST', '/shop/review/add', words)).toMatchObject({ message: 'Review added successfully!' });
    const { data } = await send('GET', `/shop/review/${productId}`);
    const { userId: _hidden, ...shown } = words;
    expect(data).toMatchObject([shown]);
    expect(data[0]).not.toHaveProperty('userId');
  });

  it('keep, list, change and delete an address', async () => {
    const { data: kept } = await send('POST', '/shop/address/add', { ...ADDRESS, userId });
    expect(keysOf(kept)).toEqual(expect.arrayContaining(ADDRESS_KEYS));
    const change = { ...ADDRESS, city: 'Mysuru' };
    await send('PUT', `/shop/address/update/${userId}/${kept._id}`, change);
    const { data: list } = await send('GET', `/shop/address/get/${userId}`);
    expect(list).toMatchObject([{ _id: kept._id, city: 'Mysuru' }]);
    expect((await send('DELETE', `/shop/address/delete/${userId}/${kept._id}`)).data).toEqual([]);
  });

  it('place an order given as the whole object, list orders, and show one', async () => {
    const { data: address } = await send('POST', '/shop/address/add', { ...ADDRESS, userId });
    const { data: cart } = await send('POST', '/shop/cart/add', { userId, productId, quantity: 2 });
    const { title, image, price } = cart.items[0];
    const placed = await send('POST', '/shop/order/create', {
      userId,
      cartId: cart._id,
      cartItems: [{ productId, title, image, price, quantity: 2 }],
      addressInfo: { addressId: address._id, ...ADDRESS },
      orderStatus: 'pending',
      paymentMethod: 'COD',
      paymentStatus: 'pending',
      totalAmount: 2 * price,
      orderDate: new Date().toISOString(),
      orderUpdateDate: new Date().toISOString(),
      paymentId: '',
      payerId: '',
    });
    expect(keysOf(placed).toSorted()).toEqual(['approvalURL', 'number', 'orderId', 'success']);
    const { data: orders } = await send('GET', `/shop/order/list/${userId}`);
    expect(orders).toMatchObject([{ _id: placed.orderId, totalAmount: 2 * price }]);
    const { data: order } = await send('GET', `/shop/order/details/${placed.orderId}`);
    expect(order).toMatchObject({
      _id: placed.orderId,
      userId,
      cartId: cart._id,
      cartItems: [{ productId, title, image, price, quantity: 2 }],
      addressInfo: { addressId: address._id, city: 'Bengaluru', pincode: '560029', notes: 'Ring' },
      orderStatus: 'pending',
      paymentMethod: 'COD',
      paymentStatus: 'pending',
      totalAmount: 2 * price,
      orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      orderUpdateDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      paymentId: null,
      payerId: null,
    });
  });

  it('give the banners with their pictures', async () => {
    const banner = { id: newId<'banner'>(), image: '/media/photos/one.webp', alt: 'One', position: 1 };
    await shop.open.db.insertInto('banners').values(banner).execute();
    const { data } = await send('GET', '/common/feature/get');
    expect(data).toMatchObject([{ _id: banner.id, image: banner.image }]);
  });

  it('are described, each with its way of being called', async () => {
    const { paths } = (await shop.guest.inject({ url: '/api/openapi.json' })).json();
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, ways]) =>
      Object.keys(ways).map(way => `${way.toUpperCase()} ${path}`),
    );
    const known = [
      ...['POST /api/shop/cart/add', 'GET /api/shop/cart/get/{userId}', 'PUT /api/shop/cart/update-cart'],
      ...[
        'DELETE /api/shop/cart/{userId}/{productId}',
        'GET /api/shop/products/get',
        'GET /api/shop/products/get/{id}',
      ],
      ...['POST /api/shop/review/add', 'GET /api/shop/review/{productId}', 'POST /api/shop/address/add'],
      ...['GET /api/shop/address/get/{userId}', 'PUT /api/shop/address/update/{userId}/{addressId}'],
      ...['DELETE /api/shop/address/delete/{userId}/{addressId}', 'POST /api/shop/order/create'],
      ...[
        'GET /api/shop/order/list/{userId}',
        'GET /api/shop/order/details/{orderId}',
        'GET /api/shop/search/{keyword}',
      ],
      ...['GET /api/common/feature/get', 'POST /api/auth/register', 'POST /api/auth/verifyOtp', 'POST /api/auth/login'],
      ...['POST /api/auth/logout', 'GET /api/auth/check-auth'],
    ];
    expect(known.filter(way => !described.includes(way))).toEqual([]);
  });
});

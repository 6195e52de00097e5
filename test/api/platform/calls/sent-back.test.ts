import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCompany } from '#people/addresses/company/company.contract.ts';
import { ruleSearch } from '#products/searches/contract.ts';
import { setNotices } from '#products/wishlist/contract.ts';
import { getShop } from '#shop/shop/contract.ts';
import { type Buyer, buy, fillCart, newBuyer } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { GIFT_WRAP, INSTALLATION, offer as offerServices, windows } from '#test/builders/offering-services.ts';
import { insertedEndpoint } from '#test/builders/receiving-webhooks.ts';
import { pictureFile, upload } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { nameOfCall } from '#test/rights/matrix.ts';
import { COMPANY } from '#test/rights/rows/cancel-rows.ts';

type Answer = Record<string, unknown>;

/** A record that is read by one call and changed by another. */
interface Pair {
  /** As the contract has it. */
  readonly call: string;
  readonly as: () => Client;
  readonly read: string;
  readonly write: string;
  /** The record in the answer, where that is not its `data`. */
  readonly record?: (answer: Answer) => unknown;
  /** How the record is sent, where that is not by itself. */
  readonly body?: (record: never) => unknown;
  /** What has to be the same afterwards, where that is not the whole answer. */
  readonly same?: (answer: Answer) => unknown;
}

/** Calls that do something to a record; there is nothing to send back. */
const ACTS = [
  ...[
    'PUT /account/password',
    'PUT /account/email',
    'PUT /account/texts',
    'PUT /admin/people/block',
    'PUT /admin/people/unblock',
  ],
  ...['PUT /admin/orders/update-many', 'PUT /admin/orders/tracking/:orderId', 'PUT /admin/orders/serials/:orderId'],
  ...[
    'PUT /admin/products/status/:id',
    'PUT /admin/products/variants/:id',
    'PUT /admin/features/order',
    'PUT /admin/payouts/cash',
    'PUT /admin/prices/end/:priceId',
  ],
  ...['PUT /admin/vendors/trust', 'PUT /shop/cart/offers/:code'],
  ...['PUT /admin/reviews/hide', 'PUT /admin/reviews/show', 'PUT /admin/reviews/keep', 'PUT /admin/tickets/move'],
  ...['PUT /admin/questions/hide', 'PUT /admin/questions/show', 'PUT /admin/questions/keep'],
  ...['PUT /admin/cash/collected', 'PUT /admin/cash/received', 'PUT /admin/cash/undo'],
  ...['PUT /admin/fronts/save', 'PUT /admin/fronts/discard', 'PUT /admin/fronts/reset'],
  ...['PUT /admin/pages/save', 'PUT /admin/pages/discard', 'PUT /admin/announcements/save'],
  // Chooses address and payment method of a purchase; the rest of it is computed.
  ...['PUT /shop/checkouts/:checkoutId', 'PUT /admin/checkouts/:checkoutId', 'PUT /shop/handover/:session'],
  // Says what becomes of an order, beside what it was.
  'PUT /admin/orders/edit/:orderId',
  ...['PUT /admin/front-proposals/change', 'PUT /admin/front-proposals/decline', 'PUT /admin/front-proposals/withdraw'],
  ...['PUT /shop/order/window/:orderId', 'PUT /admin/orders/window/:orderId', 'PUT /admin/orders/service/:orderId'],
  ...['PUT /admin/orders/service/refund/:orderId', 'PUT /admin/orders/exchange/:orderId'],
  'PUT /admin/reviews/erase',
  'PUT /shop/order/company/:orderId',
  ...['PUT /admin/refunds/approve', 'PUT /shop/refunds/upi'],
  ...['PUT /admin/returns/move', 'PUT /admin/refunds/settle', 'PUT /shop/returns/withdraw'],
];

describe('what a call answers', () => {
  let shop: TestShop;
  let cast: Cast;
  let asha: Buyer;
  let seller: Client;
  let waiting: Client;
  let admin: Client;
  let pairs: readonly Pair[];
  beforeAll(async () => {
    shop = await startTestShop('postgres', { worksJobs: false });
    cast = await castOf(shop);
    asha = await newBuyer(shop);
    seller = await shop.as(cast.deccan);
    waiting = await shop.as(cast.waiting);
    admin = await shop.as(cast.admin);
    const product = await makeProduct(shop, cast.deccan.sellerId, { sku: 'A-1', sale_price_paise: 990_050 as never });
    const order = await buy(asha, [product, 1]);
    await asha.call(saveCompany, COMPANY);
    await asha.call(setNotices, { productId: product, tellOfFall: true });
    const { url: image } = await upload(shop, admin, await pictureFile());
    const added = await admin.inject({
      method: 'POST',
      url: '/api/common/feature/add',
      payload: { image, alt: 'One' },
    });
    await fillCart(asha, [product, 2]);
    const offer = await makeOffer(shop);
    await offerServices(seller, [INSTALLATION, GIFT_WRAP], windows(3));
    await admin.call(ruleSearch, { words: 'geyser', also: ['water heater'], pins: [{ _id: product }], endsOn: null });
    const endpoint = await insertedEndpoint(shop, cast.deccan.sellerId);
    pairs = pairsOf({ product, order, offer, endpoint, banner: added.json().data._id });
  });
  afterAll(() => shop.end());

  function pairsOf({
    product,
    order,
    offer,
    endpoint,
    banner,
  }: Record<'product' | 'order' | 'offer' | 'endpoint' | 'banner', string>): Pair[] {
    const first = ({ data }: Answer) => (data as unknown[])[0];
    const settings = (group: string): Pair => ({
      call: `PUT /admin/settings/${group}`,
      as: () => admin,
      read: '/admin/settings/get',
      record: ({ data }) => (data as Answer)[group],
      write: `/admin/settings/${group}`,
    });
    const edit = { call: 'PUT /admin/products/edit/:id', write: `/admin/products/edit/${product}` };
    const addresses = `/shop/address/get/${asha.id}`;
    return [
      { ...edit, as: () => seller, read: `/admin/products/details/${product}` },
      { ...edit, as: () => admin, read: `/admin/products/details/${product}` },
      { ...edit, as: () => seller, read: '/admin/products/get', record: first },
      { call: 'PUT /admin/services', ...{ as: () => seller, read: '/admin/services', write: '/admin/services' } },
      {
        call: 'PUT /admin/offers/edit/:offerId',
        ...{ as: () => admin, read: '/admin/offers/get', record: first, write: `/admin/offers/edit/${offer}` },
      },
      {
        call: 'PUT /admin/searches/rule',
        ...{ as: () => admin, read: '/admin/searches/get?show=ruled', record: first, write: '/admin/searches/rule' },
      },
      {
        call: 'PUT /admin/connections/edit/:port/:name',
        ...{ as: () => admin, read: '/admin/connections/get', record: first },
        write: '/admin/connections/edit/message/twilio',
      },
      {
        call: 'PUT /admin/webhooks/edit/:endpointId',
        ...{ as: () => seller, read: '/admin/webhooks/get', record: first, write: `/admin/webhooks/edit/${endpoint}` },
      },
      {
        call: 'PUT /shop/address/update/:userId/:addressId',
        as: () => asha,
        read: addresses,
        record: first,
        write: `/shop/address/update/${asha.id}/${asha.addressId}`,
      },
      ...['shop', 'addresses', 'officer', 'delivery', 'goods', 'emi', 'exchange', 'guests', 'approval', 'programs'].map(
        settings,
      ),
      ...['brands', 'rates'].map(list => ({
        ...{ call: `PUT /admin/settings/${list}`, as: () => admin },
        ...{ read: `/admin/settings/${list}`, write: `/admin/settings/${list}` },
      })),
      // One is complete, the other has hardly begun.
      ...[seller, waiting].map(client => ({
        call: 'PUT /admin/profile/update',
        as: () => client,
        ...{ read: '/admin/profile/get', write: '/admin/profile/update' },
      })),
      {
        call: 'PUT /admin/features/update/:bannerId',
        as: () => admin,
        ...{ read: '/admin/features/get', record: first, write: `/admin/features/update/${banner}` },
      },
      {
        ...{ call: 'PUT /admin/categories/update/:id', as: () => admin, read: '/admin/categories/get' },
        ...{
          record: ({ data }) => (data as Answer[]).find(({ _id }) => _id === 'tv'),
          write: '/admin/categories/update/tv',
        },
      },
      {
        ...{ call: 'PUT /admin/attributes/update/:id', as: () => admin },
        ...{ read: '/admin/attributes/get/ram', write: '/admin/attributes/update/ram' },
      },
      {
        ...{ call: 'PUT /admin/attributes/category/:category', as: () => admin },
        ...{ read: '/admin/attributes/category/smartphone', write: '/admin/attributes/category/smartphone' },
      },
      {
        ...{ call: 'PUT /admin/mails/:mail/:language', as: () => admin },
        ...{ read: '/admin/mails/orders.placed/en', write: '/admin/mails/orders.placed/en' },
      },
      { call: 'PUT /shop/company', as: () => asha, read: '/shop/company', write: '/shop/company' },
      { call: 'PUT /account/language', as: () => asha, read: '/account', write: '/account/language' },
      { call: 'PUT /account/mobile', as: () => asha, read: '/account', write: '/account/mobile' },
      {
        call: 'PUT /shop/cart/update-cart',
        as: () => asha,
        read: `/shop/cart/get/${asha.id}`,
        record: ({ items }) => (items as unknown[])[0],
        write: '/shop/cart/update-cart',
        // The version counts every change that was asked for.
        same: ({ items, totalAmount }) => ({ items, totalAmount }),
      },
      {
        call: 'PUT /shop/wishlist/notices',
        as: () => asha,
        read: '/shop/wishlist/get',
        record: ({ data }) => (data as unknown[])[0],
        write: '/shop/wishlist/notices',
      },
      {
        call: 'PUT /admin/orders/update/:orderId',
        as: () => admin,
        ...{ read: `/admin/orders/details/${order}`, write: `/admin/orders/update/${order}` },
      },
      {
        call: 'PUT /admin/orders/vendor-update',
        as: () => admin,
        read: '/admin/orders/getVendor?status=Approved',
        record: first,
        write: '/admin/orders/vendor-update',
      },
      {
        call: 'PUT /admin/stock/rows',
        as: () => seller,
        read: '/admin/stock/get',
        write: '/admin/stock/rows',
        body: rows => ({ rows, reason: 'counted' }),
      },
    ];
  }
  const answerOf = async ({ as, read }: Pair): Promise<Answer> => (await as().inject({ url: `/api${read}` })).json();
  const recordIn = (answer: Answer, { record }: Pair) => (record ?? (({ data }: Answer) => data))(answer);
  const send = async (pair: Pair, record: unknown) =>
    pair.as().inject({
      method: 'PUT',
      url: `/api${pair.write}`,
      payload: ((pair.body as ((sent: unknown) => object) | undefined)?.(record) ?? record) as object,
    });

  it('is known for every call that changes a record, and each that only acts is named', () => {
    const changing = shop.api.routes
      .map(({ endpoint }) => nameOfCall(endpoint))
      .filter(name => name.startsWith('PUT '));
    const known = [...new Set([...pairs.map(({ call }) => call), ...ACTS])];
    expect(known.toSorted()).toEqual(changing.toSorted());
  });

  it('can be sent back as it is, and nothing changes by that', async () => {
    for (const pair of pairs) {
      const before = await answerOf(pair);
      const audit = await admin.inject({ url: '/api/admin/audit/get' });
      const answer = await send(pair, recordIn(before, pair));
      expect(answer.statusCode, `${pair.call} by ${pair.read}: ${answer.body}`).toBe(200);
      const { same = (whole: Answer) => whole } = pair;
      expect(same(await answerOf(pair)), pair.call).toEqual(same(before));
      expect((await admin.inject({ url: '/api/admin/audit/get' })).json().totalItems, pair.call).toBe(
        audit.json().totalItems,
      );
    }
  });

  it('can’t be sent back with keys that nobody sends, each of which is named', async () => {
    for (const pair of pairs) {
      const record = recordIn(await answerOf(pair), pair);
      const odd = Array.isArray(record)
        ? [{ ...record[0], one: 1, two: 2 }]
        : { ...(record as object), one: 1, two: 2 };
      const answer = await send(pair, odd);
      const within = pair.body ? 'rows.0.' : '';
      expect([answer.statusCode, answer.json().fields], pair.call).toEqual([
        400,
        { [`${within}one`]: 'is not a known field', [`${within}two`]: 'is not a known field' },
      ]);
    }
  });

  it('may be ordered: cart and address as they were answered', async () => {
    const cart = (await asha.inject({ url: `/api/shop/cart/get/${asha.id}` })).json();
    const { data } = (await asha.inject({ url: `/api/shop/address/get/${asha.id}` })).json();
    const { deliveryCharge } = (await shop.guest.call(getShop, {})).data;
    expect(deliveryCharge).toBe(0);
    const payload = {
      ...{ userId: asha.id, cartId: cart.data._id, cartItems: cart.data.items, addressInfo: data[0] },
      ...{ orderStatus: 'Pending', paymentMethod: 'COD', paymentStatus: 'Pending', totalAmount: cart.totalAmount },
    };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/order/create', payload });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

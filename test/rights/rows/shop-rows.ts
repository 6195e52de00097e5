import { randomBytes, randomUUID } from 'node:crypto';
import { sendMessage } from '#office/contact/contract.ts';
import { mergeLater } from '#orders/cart/later/later.contract.ts';
import { orderIsMissing } from '#orders/orders/contract.ts';
import { addressIsMissing } from '#people/addresses/contract.ts';
import { setNotices } from '#products/wishlist/contract.ts';
import { paise } from '#shared/money/money.ts';
import { fillCart } from '#test/builders/buying.ts';
import { GOOD, newImei, takePhones } from '#test/builders/exchanging.ts';
import { makeOffer } from '#test/builders/offering.ts';
import type { Actor } from '#test/rights/actors.ts';
import { EVERYONE, LIST_KEYS, type Row, SHOPPERS, SIGNED_IN } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';
import { ADDRESS, CART } from './own-rows.ts';

const nothing = () => ({});
const ofProduct = ({ product }: Scene) => ({ params: { productId: product } });
const buyerOf = ({ asha, farhan }: Scene, actor: Actor) => (actor === 'other shopper' ? farhan : asha);
const MESSAGE = { name: 'Kavya', subject: 'A question', message: 'Do you ship to Leh in winter?' };
const message = (scene: Scene) => ({ ...MESSAGE, email: `kavya${scene.next()}@home.example` });

/** The same for everybody. */
const OPEN_CALLS: readonly (readonly [call: string, gives: string, send: Row['send']])[] = [
  ['GET /common/shop', 'data', nothing],
  ['GET /common/feature/get', 'data', nothing],
  ['GET /common/fronts/get', 'data', () => ({ query: { front: 'home' } })],
  ['GET /common/announcements', 'data', nothing],
  ['GET /common/pages/get', 'data', () => ({ query: { page: 'terms', language: 'hi' } })],
  ['GET /shop/delivery/:district', 'data', () => ({ params: { district: '560' } })],
  ['GET /shop/products/departments', 'data', nothing],
  ['GET /shop/emi', 'data', nothing],
  ['GET /shop/exchange/models', 'data', nothing],
  [
    'POST /shop/exchange/quotes',
    'data',
    async ({ shop, cast, product }) => {
      await takePhones(await shop.as(cast.admin), await shop.as(cast.deccan));
      const model = { brand: 'Xiaomi', model: 'Redmi Note 9' };
      return { payload: { productId: product, ...model, imei: newImei(), answers: GOOD } };
    },
  ],
  ['GET /shop/products/get', `${LIST_KEYS} facets`, nothing],
  ['GET /shop/search/:keyword', `${LIST_KEYS} facets`, () => ({ params: { keyword: 'phone' } })],
  ['GET /shop/search/suggest/:text', 'words places products', () => ({ params: { text: 'phone' } })],
  ['GET /shop/products/some', 'data', ({ product }) => ({ query: { ids: product } })],
  ['GET /shop/products/cards', 'data', ({ product }) => ({ query: { ids: product } })],
  ['GET /shop/products/compare', 'data', () => ({ query: { slugs: 'nandi-5' } })],
  ['GET /shop/products/get/:id', 'data', ({ product }) => ({ params: { id: product } })],
  ['GET /shop/products/slug/:slug', 'data', () => ({ params: { slug: 'nandi-5' } })],
  ['GET /shop/review/:productId', LIST_KEYS, ofProduct],
  ['POST /common/page-speed', '', () => ({ payload: { page: '/', language: 'en', lcp: 1_200 } })],
  ['POST /common/contact', 'message data', scene => ({ payload: message(scene) })],
  [
    'GET /common/contact/:ticket',
    'data',
    async scene => ({ params: { ticket: (await scene.shop.guest.call(sendMessage, message(scene))).data.ticket } }),
  ],
];

/** What shoppers and guests call, beside what carries a user id. */
export const SHOP_ROWS: readonly Row[] = [
  ...OPEN_CALLS.map(([call, gives, send]): Row => ({ call, gives, send, answers: EVERYONE })),
  { call: 'GET /shop/review/mine/:productId', answers: SHOPPERS, gives: 'data', send: ofProduct },
  { call: 'DELETE /shop/review/mine/:productId', answers: SHOPPERS, gives: 'message', send: ofProduct },
  {
    call: 'POST /shop/review/photos',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { productId: product, name: 'shelf.jpg', size: 1000 } }),
  },
  {
    call: 'POST /shop/review/report',
    answers: SIGNED_IN,
    gives: 'message',
    send: async ({ newReview }) => ({ payload: { reviewId: await newReview(), reason: 'abusive' } }),
  },
  {
    call: 'GET /shop/products/fits/:id',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ params: { id: product } }),
  },
  { call: 'GET /shop/wishlist/get', answers: SHOPPERS, gives: 'data', send: nothing },
  {
    call: 'POST /shop/wishlist/change',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { add: [{ productId: product }], remove: [] } }),
  },
  {
    call: 'PUT /shop/wishlist/notices',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { productId: product, tellOfFall: true } }),
  },
  {
    call: 'POST /shop/wishlist/stop',
    answers: EVERYONE,
    gives: 'message',
    send: async ({ asha, product, shop }) => {
      await asha.call(setNotices, { productId: product, tellOfFall: true });
      const { stop_key: key } = await shop.open.db
        .selectFrom('wishlist_mails')
        .select('stop_key')
        .where('user_id', '=', asha.id)
        .executeTakeFirstOrThrow();
      return { payload: { key } };
    },
  },
  {
    call: 'POST /shop/cart/merge',
    answers: SHOPPERS,
    gives: 'data items currentPage totalPages totalItems totalQuantity totalAmount offers away merge',
    send: ({ product }) => ({ payload: { mergeId: randomUUID(), items: [{ productId: product, quantity: 1 }] } }),
  },
  { call: 'GET /shop/cart/later', answers: SHOPPERS, gives: 'data', send: nothing },
  {
    call: 'POST /shop/cart/later/save',
    answers: SHOPPERS,
    gives: 'data',
    send: async (scene, actor) => {
      if (actor.endsWith('shopper')) await fillCart(buyerOf(scene, actor), [scene.product, 1]);
      return { payload: { productId: scene.product } };
    },
  },
  {
    call: 'POST /shop/cart/later/move',
    answers: SHOPPERS,
    gives: 'data added',
    send: async (scene, actor) => {
      const { product, shop } = scene;
      if (actor.endsWith('shopper')) {
        await shop.open.db.deleteFrom('cart_items').execute();
        await buyerOf(scene, actor).call(mergeLater, {
          items: [{ productId: product, quantity: 1, savedPrice: paise(90_000), savedAt: new Date() }],
        });
      }
      return { payload: { productId: product } };
    },
  },
  { call: 'DELETE /shop/cart/later/:productId', answers: SHOPPERS, gives: 'data', send: ofProduct },
  {
    call: 'POST /shop/cart/later/merge',
    answers: SHOPPERS,
    gives: 'data dropped',
    send: ({ product }) => ({
      payload: { items: [{ productId: product, quantity: 1, savedPrice: 900, savedAt: '2026-11-20T10:00:00.000Z' }] },
    }),
  },
  {
    call: 'POST /shop/cart/links/create',
    answers: SIGNED_IN,
    gives: 'data',
    send: ({ product }) => ({ payload: { items: [{ productId: product, quantity: 1 }] } }),
  },
  { call: 'GET /shop/cart/links/get', answers: SIGNED_IN, gives: 'data', send: nothing },
  {
    call: 'DELETE /shop/cart/links/:token',
    answers: SIGNED_IN,
    gives: 'data',
    send: () => ({ params: { token: 'of-nobody' } }),
  },
  {
    call: 'GET /shop/cart/shared/:token',
    answers: EVERYONE,
    gives: 'data',
    send: async ({ shop, asha, product }) => {
      const token = randomBytes(12).toString('base64url');
      const [created_at, expires_at] = [new Date(), new Date(Date.now() + 60_000)];
      const items = JSON.stringify([{ productId: product, quantity: 1 }]);
      await shop.open.db
        .insertInto('cart_links')
        .values({ token, user_id: asha.id, items, created_at, expires_at })
        .execute();
      return { params: { token } };
    },
  },
  {
    call: 'PUT /shop/cart/offers/:code',
    answers: SHOPPERS,
    gives: CART,
    send: async ({ shop, next }) => {
      const code = `RIGHT${next()}`;
      await makeOffer(shop, { code });
      return { params: { code } };
    },
  },
  {
    call: 'DELETE /shop/cart/offers/:code',
    answers: SHOPPERS,
    gives: CART,
    send: () => ({ params: { code: 'NOSUCH' } }),
  },
  {
    call: 'POST /shop/cart/quote',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { items: [{ productId: product, quantity: 1 }] } }),
  },
  ...(['PUT /shop/address/update', 'DELETE /shop/address/delete'] as const).map(
    (call): Row => ({
      call: `${call}/:userId/:addressId`,
      on: 'the address of somebody else with your own id',
      answers: '401 404 404 403 403 403 403',
      gives: '',
      refusal: addressIsMissing,
      send: ({ personOf, stranger }, actor) => ({
        params: { userId: personOf(actor).id, addressId: stranger.addressId },
        ...(call.startsWith('PUT') && { payload: ADDRESS }),
      }),
    }),
  ),
  {
    call: 'GET /shop/order/details/:orderId',
    answers: '401 200 404 403 403 403 403',
    gives: 'data',
    refusal: orderIsMissing,
    send: ({ order }) => ({ params: { orderId: order } }),
  },
];

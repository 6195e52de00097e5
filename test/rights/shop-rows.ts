import { randomUUID } from 'node:crypto';
import { addAddress, addressIsMissing } from '#features/addresses/contract.ts';
import { sendMessage } from '#features/contact/contract.ts';
import { orderIsMissing } from '#features/orders/contract.ts';
import { fillCart } from '#test/buying.ts';
import { EVERYONE, LIST_KEYS, OWNER, type Row, SHOPPERS, SIGNED_IN } from './row.ts';
import type { Scene } from './scene.ts';

const CART = 'data items currentPage totalPages totalItems totalQuantity totalAmount';
const nothing = () => ({});
const ownId = ({ asha }: Scene) => ({ userId: asha.id });
const oneMore = ({ asha, product }: Scene) => ({ userId: asha.id, productId: product, quantity: 1 });
const ofProduct = ({ product }: Scene) => ({ params: { productId: product } });

const FIELDS = { address: '1 MG Road', city: 'Bengaluru', pincode: '560001', phone: '9876543210', notes: 'Ring' };
const MESSAGE = { name: 'Kavya', subject: 'A question', message: 'Do you ship to Leh in winter?' };

async function makeRoom({ shop, asha }: Scene): Promise<void> {
  await shop.open.db.deleteFrom('addresses').where('user_id', '=', asha.id).where('id', '!=', asha.addressId).execute();
}

async function newAddress(scene: Scene) {
  await makeRoom(scene);
  const { data } = await scene.asha.call(addAddress, FIELDS);
  return { userId: scene.asha.id, addressId: data._id };
}

const message = (scene: Scene) => ({ ...MESSAGE, email: `kavya${scene.next()}@home.example` });

/** What shoppers and guests call. */
export const SHOP_ROWS: readonly Row[] = [
  { call: 'GET /common/shop', answers: EVERYONE, gives: 'data', send: nothing },
  { call: 'GET /common/feature/get', answers: EVERYONE, gives: 'data', send: nothing },
  {
    call: 'GET /shop/delivery/:district',
    answers: EVERYONE,
    gives: 'data',
    send: () => ({ params: { district: '560' } }),
  },
  { call: 'GET /shop/products/home', answers: EVERYONE, gives: 'sections brands kinds', send: nothing },
  { call: 'GET /shop/products/get', answers: EVERYONE, gives: `${LIST_KEYS} facets`, send: nothing },
  {
    call: 'GET /shop/search/:keyword',
    answers: EVERYONE,
    gives: `${LIST_KEYS} facets`,
    send: () => ({ params: { keyword: 'phone' } }),
  },
  {
    call: 'GET /shop/search/suggest/:text',
    answers: EVERYONE,
    gives: 'words places products',
    send: () => ({ params: { text: 'phone' } }),
  },
  {
    call: 'GET /shop/products/some',
    answers: EVERYONE,
    gives: 'data',
    send: ({ product }) => ({ query: { ids: product } }),
  },
  {
    call: 'GET /shop/products/get/:id',
    answers: EVERYONE,
    gives: 'data',
    send: ({ product }) => ({ params: { id: product } }),
  },
  {
    call: 'GET /shop/products/slug/:slug',
    answers: EVERYONE,
    gives: 'data',
    send: () => ({ params: { slug: 'nandi-5' } }),
  },
  { call: 'GET /shop/review/:productId', answers: EVERYONE, gives: LIST_KEYS, send: ofProduct },
  {
    call: 'POST /shop/review/add',
    answers: OWNER,
    gives: 'message',
    send: ({ asha, product }) => ({
      payload: { userId: asha.id, productId: product, reviewMessage: 'Good.', reviewValue: 5 },
    }),
  },
  { call: 'GET /shop/review/mine/:productId', answers: SHOPPERS, gives: 'data', send: ofProduct },
  { call: 'DELETE /shop/review/mine/:productId', answers: SHOPPERS, gives: 'message', send: ofProduct },
  {
    call: 'POST /shop/review/report',
    answers: SIGNED_IN,
    gives: 'message',
    send: async ({ newReview }) => ({ payload: { reviewId: await newReview(), reason: 'abusive' } }),
  },
  { call: 'POST /shop/cart/add', answers: OWNER, gives: CART, send: scene => ({ payload: oneMore(scene) }) },
  { call: 'GET /shop/cart/get/:userId', answers: OWNER, gives: CART, send: scene => ({ params: ownId(scene) }) },
  {
    call: 'PUT /shop/cart/update-cart',
    answers: OWNER,
    gives: CART,
    send: async scene => {
      await fillCart(scene.asha, [scene.product, 1]);
      return { payload: oneMore(scene) };
    },
  },
  {
    call: 'DELETE /shop/cart/:userId/:productId',
    answers: OWNER,
    gives: CART,
    send: ({ asha, product }) => ({ params: { userId: asha.id, productId: product } }),
  },
  {
    call: 'POST /shop/cart/merge',
    answers: SHOPPERS,
    gives: `${CART} merge`,
    send: ({ product }) => ({ payload: { mergeId: randomUUID(), items: [{ productId: product, quantity: 1 }] } }),
  },
  {
    call: 'POST /shop/address/add',
    answers: OWNER,
    gives: 'data',
    send: async scene => {
      await makeRoom(scene);
      return { payload: { userId: scene.asha.id, ...FIELDS } };
    },
  },
  { call: 'GET /shop/address/get/:userId', answers: OWNER, gives: 'data', send: scene => ({ params: ownId(scene) }) },
  {
    call: 'PUT /shop/address/update/:userId/:addressId',
    answers: OWNER,
    gives: 'data',
    send: async scene => ({ params: await newAddress(scene), payload: FIELDS }),
  },
  {
    call: 'DELETE /shop/address/delete/:userId/:addressId',
    answers: OWNER,
    gives: 'data',
    send: async scene => ({ params: await newAddress(scene) }),
  },
  ...(['PUT /shop/address/update', 'DELETE /shop/address/delete'] as const).map(
    (call): Row => ({
      call: `${call}/:userId/:addressId`,
      on: 'an address of somebody else under the own id',
      answers: '401 404 404 403 403 403 403',
      gives: '',
      refusal: addressIsMissing,
      send: ({ personOf, stranger }, actor) => ({
        params: { userId: personOf(actor).id, addressId: stranger.addressId },
        ...(call.startsWith('PUT') && { payload: FIELDS }),
      }),
    }),
  ),
  {
    call: 'POST /shop/order/create',
    answers: OWNER,
    gives: 'orderId number approvalURL',
    send: async ({ asha, product }) => {
      await fillCart(asha, [product, 1]);
      return { payload: { userId: asha.id, addressInfo: { addressId: asha.addressId } } };
    },
  },
  { call: 'GET /shop/order/list/:userId', answers: OWNER, gives: 'data', send: scene => ({ params: ownId(scene) }) },
  {
    call: 'GET /shop/order/details/:orderId',
    answers: '401 200 404 403 403 403 403',
    gives: 'data',
    refusal: orderIsMissing,
    send: ({ order }) => ({ params: { orderId: order } }),
  },
  {
    call: 'POST /common/contact',
    answers: EVERYONE,
    gives: 'message data',
    send: scene => ({ payload: message(scene) }),
  },
  {
    call: 'GET /common/contact/:ticket',
    answers: EVERYONE,
    gives: 'data',
    send: async scene => {
      const { data } = await scene.shop.guest.call(sendMessage, message(scene));
      return { params: { ticket: data.ticket } };
    },
  },
];

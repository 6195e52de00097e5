import { addAddress } from '#people/addresses/contract.ts';
import { type Buyer, fillCart } from '#test/builders/buying.ts';
import type { Sent } from '#test/rights/row.ts';
import { type Row, SHOPPERS } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

export const CART = 'data items currentPage totalPages totalItems totalQuantity totalAmount offers away';
export const ADDRESS = {
  address: '1 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
  phone: '9876543210',
  notes: 'Ring',
};

/** What a call sends under a user id, about the things of a shopper. */
type SendAs = (scene: Scene, userId: string, buyer: Buyer) => Sent | Promise<Sent>;

const own = (_scene: Scene, userId: string) => ({ params: { userId } });
const oneMore = ({ product }: Scene, userId: string) => ({ payload: { userId, productId: product, quantity: 1 } });

async function makeRoom({ shop }: Scene, { id, addressId }: Buyer): Promise<void> {
  await shop.open.db.deleteFrom('addresses').where('user_id', '=', id).where('id', '!=', addressId).execute();
}

async function newAddress(scene: Scene, userId: string, buyer: Buyer) {
  await makeRoom(scene, buyer);
  const { data } = await buyer.call(addAddress, ADDRESS);
  return { params: { userId, addressId: data._id } };
}

const OWN_CALLS: readonly (readonly [call: string, gives: string, send: SendAs])[] = [
  [
    'POST /shop/review/add',
    'message',
    ({ product }, userId) => ({ payload: { userId, productId: product, reviewMessage: 'Good.', reviewValue: 5 } }),
  ],
  ['POST /shop/cart/add', CART, oneMore],
  ['GET /shop/cart/get/:userId', CART, own],
  [
    'PUT /shop/cart/update-cart',
    CART,
    async (scene, userId, buyer) => {
      await fillCart(buyer, [scene.product, 1]);
      return oneMore(scene, userId);
    },
  ],
  ['DELETE /shop/cart/:userId/:productId', CART, ({ product }, userId) => ({ params: { userId, productId: product } })],
  [
    'POST /shop/address/add',
    'data',
    async (scene, userId, buyer) => {
      await makeRoom(scene, buyer);
      return { payload: { userId, ...ADDRESS } };
    },
  ],
  ['GET /shop/address/get/:userId', 'data', own],
  [
    'PUT /shop/address/update/:userId/:addressId',
    'data',
    async (...of) => ({ ...(await newAddress(...of)), payload: ADDRESS }),
  ],
  ['DELETE /shop/address/delete/:userId/:addressId', 'data', newAddress],
  [
    'POST /shop/order/create',
    'orderId number approvalURL',
    async ({ product }, userId, buyer) => {
      await fillCart(buyer, [product, 1]);
      return { payload: { userId, addressInfo: { addressId: buyer.addressId } } };
    },
  ],
  ['GET /shop/order/list/:userId', 'data', own],
];

/** Calls that carry a user id, each tried twice: under the shopper's, and by everybody under their own. */
export const OWN_ROWS: readonly Row[] = OWN_CALLS.flatMap(([call, gives, send]): Row[] => [
  {
    call,
    answers: '401 200 403 403 403 403 403',
    gives,
    send: scene => send(scene, scene.asha.id, scene.asha),
  },
  {
    call,
    on: 'with your own id',
    answers: SHOPPERS,
    gives,
    send: (scene, actor) =>
      send(scene, scene.personOf(actor).id, actor === 'other shopper' ? scene.farhan : scene.asha),
  },
]);

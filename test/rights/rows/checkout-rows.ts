import { checkoutIsMissing, openCheckout } from '#orders/checkouts/contract.ts';
import { type Row, SHOPPERS } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';
import { COMPANY } from './cancel-rows.ts';

/** For the shopper who opened it, found by no other. */
const ITS_SHOPPER = '401 200 404 403 403 403 403';

async function opened({ asha, product }: Scene) {
  return (await asha.call(openCheckout, { items: [{ productId: product, quantity: 1 }] })).data;
}

const its = async (scene: Scene) => ({ checkoutId: (await opened(scene))._id });

/** Purchases being prepared. */
export const CHECKOUT_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/checkouts',
    answers: SHOPPERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { items: [{ productId: product, quantity: 1 }] } }),
  },
  {
    call: 'GET /shop/checkouts/:checkoutId',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: checkoutIsMissing,
    send: async scene => ({ params: await its(scene) }),
  },
  {
    call: 'PUT /shop/checkouts/:checkoutId',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: checkoutIsMissing,
    send: async scene => ({ params: await its(scene), payload: { method: 'COD' } }),
  },
  { call: 'GET /shop/company', answers: SHOPPERS, gives: 'data', send: () => ({}) },
  { call: 'PUT /shop/company', answers: SHOPPERS, gives: 'data', send: () => ({ payload: COMPANY }) },
  { call: 'DELETE /shop/company', answers: SHOPPERS, gives: 'data', send: () => ({}) },
  {
    call: 'POST /shop/checkouts/:checkoutId/complete',
    answers: ITS_SHOPPER,
    gives: 'orderId number approvalURL',
    refusal: checkoutIsMissing,
    send: async scene => {
      const { _id, terms } = await opened(scene);
      return { params: { checkoutId: _id }, payload: { terms } };
    },
  },
];

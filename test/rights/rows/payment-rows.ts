import { orderIsMissing } from '#orders/orders/contract.ts';
import { notProved } from '#orders/settlement/contract.ts';
import { buyOnline } from '#test/builders/paying-online.ts';
import { EVERYONE, type Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** For the shopper of the order, found by no other. */
const ITS_SHOPPER = '401 200 404 403 403 403 403';

async function unpaid({ asha, product }: Scene) {
  return (await buyOnline(asha, [product, 1])).orderId;
}

/** Paying, and what providers tell. */
export const PAYMENT_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/order/capture',
    answers: ITS_SHOPPER,
    gives: 'message data',
    refusal: orderIsMissing,
    send: async scene => ({ payload: { orderId: await unpaid(scene) } }),
  },
  {
    call: 'POST /shop/order/pay/:orderId',
    answers: ITS_SHOPPER,
    gives: 'approvalURL',
    refusal: orderIsMissing,
    send: async scene => ({ params: { orderId: await unpaid(scene) }, payload: {} }),
  },
  { call: 'GET /shop/order/payment-methods', answers: EVERYONE, gives: 'data', send: () => ({}) },
  {
    call: 'POST /payments/:provider/webhook',
    on: 'only with the provider’s signature, whatever the session',
    answers: '401 401 401 401 401 401 401',
    gives: '',
    unproved: notProved,
    send: () => ({ params: { provider: 'sandbox' }, payload: { id: '1', kind: 'payment.paid', ref: 'sbx_invented' } }),
  },
];

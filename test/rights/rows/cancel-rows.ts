import { orderIsMissing } from '#orders/orders/contract.ts';
import type { Row } from '#test/rights/row.ts';

export const COMPANY = { name: 'Rao Traders', gstin: '29AAPFU0939F1ZR', address: '4 Brigade Road, Bengaluru 560001' };

/** Cancelling and the GST details of an order, which are the buyer's alone. */
export const CANCEL_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/order/cancel/:orderId',
    answers: '401 200 404 403 403 403 403',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder }) => ({ params: { orderId: await newOrder() }, payload: { reason: 'Changed my mind' } }),
  },
  {
    call: 'PUT /shop/order/company/:orderId',
    answers: '401 200 404 403 403 403 403',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder }) => ({ params: { orderId: await newOrder() }, payload: { company: COMPANY } }),
  },
];

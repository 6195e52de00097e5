import { orderIsMissing } from '#orders/orders/contract.ts';
import type { Row } from '#test/rights/row.ts';

/** Cancelling, which is the buyer's alone. */
export const CANCEL_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/order/cancel/:orderId',
    answers: '401 200 404 403 403 403 403',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder }) => ({ params: { orderId: await newOrder() }, payload: { reason: 'Changed my mind' } }),
  },
];

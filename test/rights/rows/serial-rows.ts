import { orderIsMissing } from '#orders/orders/contract.ts';
import { buy } from '#test/builders/buying.ts';
import { newImei } from '#test/builders/numbering.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';

/** Numbers of pieces: for the one seller whose goods they are, found by nobody else. */
export const SERIAL_ROWS: readonly Row[] = [
  {
    call: 'PUT /admin/orders/serials/:orderId',
    answers: '401 403 403 403 200 404 200',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ shop, cast, asha }) => {
      const productId = await makeProduct(shop, cast.deccan.sellerId, { serial_kind: 'imei' });
      const orderId = await buy(asha, [productId, 1]);
      return { params: { orderId }, payload: { serials: [{ productId, numbers: [newImei()] }] } };
    },
  },
];

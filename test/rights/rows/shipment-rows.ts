import { noCourier, notFromCourier, nothingBooked, partIsMissing } from '#orders/shipments/contract.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ofPart =
  (payload?: object) =>
  async ({ shop, order }: Scene) => {
    const parts = shop.open.db.selectFrom('order_parts').select('id').where('order_id', '=', order);
    const { id: partId } = await parts.executeTakeFirstOrThrow();
    return { params: { partId }, ...(payload && { payload }) };
  };

export const SHIPMENT_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/shipments/get/:partId',
    on: "a seller's part",
    answers: '401 403 403 403 200 404 200',
    gives: 'data',
    refusal: partIsMissing,
    send: ofPart(),
  },
  {
    call: 'POST /admin/shipments/book/:partId',
    on: "a seller's part, with no courier connected; 404 for other sellers",
    answers: '401 403 403 403 409 404 409',
    gives: 'message data',
    refusal: noCourier,
    send: ofPart({ grams: 500 }),
  },
  {
    call: 'POST /admin/shipments/cancel/:partId',
    on: "a seller's part, with nothing booked; 404 for other sellers",
    answers: '401 403 403 403 409 404 409',
    gives: 'message data',
    refusal: nothingBooked,
    send: ofPart({}),
  },
  {
    call: 'GET /admin/shipments/label/:partId',
    on: "a seller's part, with nothing booked; 404 for other sellers",
    answers: '401 403 403 403 409 404 409',
    gives: 'data',
    refusal: nothingBooked,
    send: ofPart(),
  },
  {
    call: 'POST /couriers/:courier/webhook',
    on: 'only with what was agreed with the courier, whatever the session',
    answers: '401 401 401 401 401 401 401',
    gives: '',
    unproved: notFromCourier,
    send: () => ({ params: { courier: 'delhivery' }, payload: { Shipment: { AWB: '1490883000000' } } }),
  },
];

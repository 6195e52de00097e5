import { notFromCourier, partIsMissing } from '#orders/shipments/contract.ts';
import { newId } from '#shared/id.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

async function ofPart({ shop, order }: Scene) {
  const parts = shop.open.db.selectFrom('order_parts').select('id').where('order_id', '=', order);
  return { params: { partId: (await parts.executeTakeFirstOrThrow()).id } };
}

export const SHIPMENT_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/shipments/get/:partId',
    on: "a seller's part",
    answers: '401 403 403 403 200 404 200',
    gives: 'data',
    refusal: partIsMissing,
    send: ofPart,
  },
  {
    call: 'POST /admin/shipments/book/:partId',
    on: 'a seller order that does not exist',
    answers: '401 403 403 403 404 404 404',
    gives: 'message data',
    refusal: partIsMissing,
    send: () => ({ params: { partId: newId<'order part'>() }, payload: { grams: 500 } }),
  },
  {
    call: 'POST /admin/shipments/cancel/:partId',
    on: 'a seller order that does not exist',
    answers: '401 403 403 403 404 404 404',
    gives: 'message data',
    refusal: partIsMissing,
    send: () => ({ params: { partId: newId<'order part'>() }, payload: {} }),
  },
  {
    call: 'GET /admin/shipments/label/:partId',
    on: 'a seller order that does not exist',
    answers: '401 403 403 403 404 404 404',
    gives: 'data',
    refusal: partIsMissing,
    send: () => ({ params: { partId: newId<'order part'>() } }),
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

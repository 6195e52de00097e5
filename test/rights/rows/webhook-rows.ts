import { sql } from 'kysely';
import { noSuchDelivery, noSuchEndpoint } from '#office/webhooks/contract.ts';
import { newId } from '#shared/id.ts';
import { insertedEndpoint } from '#test/builders/receiving-webhooks.ts';
import type { Row } from '#test/rights/row.ts';
import { PASSWORD, type Scene } from '#test/rights/scene.ts';

const SELLERS = '401 403 403 403 200 200 200';
/** One of the seller of the scene: for others, and for administrators, there is none. */
const ITS_OWN = '401 403 403 403 200 404 404';

/** An endpoint of the first seller, with a delivery that has failed. */
async function endpointOf({ shop, cast }: Scene) {
  const endpointId = await insertedEndpoint(shop, cast.deccan.sellerId);
  const deliveryId = newId<'webhook delivery'>();
  await sql`
    insert into webhook_deliveries (id, endpoint_id, event_id, position, type, object, payload, state, created_at, done_at)
    values (${deliveryId}, ${endpointId}, ${newId()}, 1, 'order.paid', 'order:1', '{}', 'failed', now(), now())`.execute(
    shop.open.db,
  );
  return { endpointId, deliveryId };
}

const ofEndpoint = (payload?: object) => async (scene: Scene) => ({
  params: { endpointId: (await endpointOf(scene)).endpointId },
  ...(payload && { payload }),
});
const ofDelivery = (payload?: object) => async (scene: Scene) => ({
  params: { deliveryId: (await endpointOf(scene)).deliveryId },
  ...(payload && { payload }),
});

export const WEBHOOK_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/webhooks/get',
    on: 'your own endpoints; for administrators those of the shop',
    answers: SELLERS,
    gives: 'data',
    send: () => ({}),
  },
  {
    call: 'POST /admin/webhooks/add',
    answers: SELLERS,
    gives: 'message data secret',
    send: async ({ shop }) => {
      await sql`delete from webhook_endpoints`.execute(shop.open.db);
      return {
        payload: { name: 'Warehouse', url: 'https://warehouse.invalid/', events: ['order.paid'], password: PASSWORD },
      };
    },
  },
  {
    call: 'PUT /admin/webhooks/edit/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'message data',
    refusal: noSuchEndpoint,
    send: ofEndpoint({ name: 'Another name' }),
  },
  {
    call: 'POST /admin/webhooks/secret/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'message data secret',
    refusal: noSuchEndpoint,
    send: ofEndpoint({ overlapHours: 1, password: PASSWORD }),
  },
  {
    call: 'POST /admin/webhooks/test/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'message',
    refusal: noSuchEndpoint,
    send: ofEndpoint({}),
  },
  {
    call: 'GET /admin/webhooks/deliveries/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'data currentPage totalPages totalItems endpoint counts',
    refusal: noSuchEndpoint,
    send: ofEndpoint(),
  },
  {
    call: 'GET /admin/webhooks/delivery/:deliveryId',
    on: "a seller's delivery",
    answers: ITS_OWN,
    gives: 'data',
    refusal: noSuchDelivery,
    send: ofDelivery(),
  },
  {
    call: 'POST /admin/webhooks/redeliver/:deliveryId',
    on: "a seller's delivery",
    answers: ITS_OWN,
    gives: 'message',
    refusal: noSuchDelivery,
    send: ofDelivery({}),
  },
  {
    call: 'POST /admin/webhooks/redeliver-failed/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'message count',
    refusal: noSuchEndpoint,
    send: ofEndpoint({}),
  },
  {
    call: 'DELETE /admin/webhooks/delete/:endpointId',
    on: "a seller's endpoint",
    answers: ITS_OWN,
    gives: 'message',
    refusal: noSuchEndpoint,
    send: ofEndpoint(),
  },
];

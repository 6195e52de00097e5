import { openByHand, sendPayLink } from '#orders/checkouts/by-hand.contract.ts';
import { getOrder, orderIsMissing } from '#orders/orders/contract.ts';
import { editOrder } from '#orders/orders/editing/edit.contract.ts';
import type { PartId } from '#shared/id.ts';
import { buyAndPay, buyOnline } from '#test/builders/paying-online.ts';
import { EVERYONE, type Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const TO = {
  ...{ name: 'Asha Rao', address: '14 MG Road', city: 'Bengaluru', pincode: '560029' },
  ...{ phone: '9876543210', notes: 'Ring twice' },
};

const wanted = ({ product, next }: Scene) => ({
  ...{ email: `caller${next()}@cast.example`, items: [{ productId: product, quantity: 1 }], address: TO },
  method: 'COD' as const,
});

const admin = ({ shop, personOf }: Scene) => shop.as(personOf('administrator'));

async function opened(scene: Scene) {
  return (await (await admin(scene)).call(openByHand, wanted(scene))).data;
}

async function unpaid({ asha, product }: Scene) {
  return (await buyOnline(asha, [product, 1])).orderId;
}

async function proposed(scene: Scene) {
  const { asha, product } = scene;
  const orderId = await buyAndPay(asha, [product, 1]);
  const desk = await admin(scene);
  const { orderUpdateDate: seen, parts } = (await desk.call(getOrder, { orderId })).data;
  const lines = { partId: parts[0]?.partId ?? ('' as PartId), edits: [{ productId: product, quantity: 2 }] };
  const { data } = await desk.call(editOrder, { ...{ orderId, seen, lines }, why: 'The buyer called' });
  return data.parts[0]?.proposedEdit?.editId ?? '';
}

async function link(scene: Scene): Promise<string> {
  const { payLink } = await (await admin(scene)).call(sendPayLink, { orderId: await unpaid(scene) });
  return payLink?.split('/').at(-1) ?? '';
}

/** Orders that are taken for callers, links with which they are paid, and edits of orders. */
export const BY_HAND_ROWS: readonly Row[] = [
  {
    call: 'POST /admin/checkouts',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: scene => ({ payload: wanted(scene) }),
  },
  {
    call: 'PUT /admin/checkouts/:checkoutId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: async scene => ({ params: { checkoutId: (await opened(scene))._id }, payload: { codes: [] } }),
  },
  {
    call: 'POST /admin/checkouts/:checkoutId/complete',
    answers: ADMINISTRATORS,
    gives: 'orderId number payLink payUntil',
    send: async scene => {
      const { _id, terms } = await opened(scene);
      return { params: { checkoutId: _id }, payload: { terms, agreed: true } };
    },
  },
  {
    call: 'POST /admin/orders/pay-link/:orderId',
    answers: ADMINISTRATORS,
    gives: 'message payLink payUntil',
    send: async scene => ({ params: { orderId: await unpaid(scene) }, payload: {} }),
  },
  {
    call: 'POST /shop/pay-link/read',
    on: 'with the token of a link, whoever has it',
    answers: EVERYONE,
    gives: 'data',
    send: async scene => ({ payload: { token: await link(scene) } }),
  },
  {
    call: 'POST /shop/pay-link/pay',
    on: 'with the token of a link, whoever has it',
    answers: EVERYONE,
    gives: 'approvalURL',
    send: async scene => ({ payload: { token: await link(scene) } }),
  },
  {
    call: 'POST /shop/pay-link/capture',
    on: 'with the token of a link, whoever has it',
    answers: EVERYONE,
    gives: 'message data',
    send: async scene => ({ payload: { link: await link(scene), words: {} } }),
  },
  {
    call: 'PUT /admin/orders/edit/:orderId',
    answers: '401 403 403 403 200 404 200',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder, shop }) => {
      const orderId = await newOrder();
      const { updated_at } = await shop.open.db
        .selectFrom('orders')
        .select('updated_at')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { params: { orderId }, payload: { seen: updated_at.toISOString(), why: 'A typo', address: TO } };
    },
  },
  {
    call: 'POST /shop/order/decline-edit/:editId',
    answers: '401 200 404 403 403 403 403',
    gives: 'message data',
    refusal: orderIsMissing,
    send: async scene => ({ params: { editId: await proposed(scene) }, payload: {} }),
  },
  {
    call: 'POST /admin/orders/withdraw-edit/:editId',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ params: { editId: await proposed(scene) }, payload: {} }),
  },
];

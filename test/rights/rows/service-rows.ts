import { changeCheckout, completeCheckout, openCheckout } from '#orders/checkouts/contract.ts';
import { getOwnOrder, orderIsMissing, updateOrder } from '#orders/orders/contract.ts';
import { checkoutWith, quote, takePhones } from '#test/builders/exchanging.ts';
import { INSTALLATION, offer, windows } from '#test/builders/offering-services.ts';
import { BY_COURIER, receiveCash } from '#test/builders/selling.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const SELLERS = '401 403 403 403 200 200 200';
const ADMINISTRATORS = '401 403 403 403 403 403 200';
const ITS_BUYER = '401 200 404 403 403 403 403';
const ITS_SELLER = '401 403 403 403 200 404 200';

/** An order of the shopper's with an installation, in a window. */
async function arranged({ shop, cast, asha, product }: Scene) {
  const seller = await shop.as(cast.deccan);
  const { services } = await offer(seller, [INSTALLATION], windows(1_000));
  const { data: seen } = await asha.call(openCheckout, { items: [{ productId: product, quantity: 1 }] });
  const [slot] = seen.parts[0]?.slots ?? [];
  if (!slot || !services[0]?._id) throw new Error('nothing is offered');
  const { data } = await asha.call(changeCheckout, {
    checkoutId: seen._id,
    extras: {
      services: [{ productId: product, serviceId: services[0]._id }],
      slots: [{ sellerId: cast.deccan.sellerId, ...slot }],
    },
  });
  const { orderId } = await asha.call(completeCheckout, { checkoutId: data._id, terms: data.terms });
  const [part] = (await asha.call(getOwnOrder, { orderId })).data.parts;
  return { orderId, partId: part?.partId, lineId: part?.services[0]?.lineId, slot };
}

const moving = async (scene: Scene) => {
  const { orderId, partId, slot } = await arranged(scene);
  return { params: { orderId }, payload: { partId, ...slot, period: 'evening' } };
};

/** Services, and windows in which large goods are delivered. */
export const SERVICE_ROWS: readonly Row[] = [
  { call: 'GET /admin/services', answers: SELLERS, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /admin/services',
    answers: SELLERS,
    gives: 'data',
    send: () => ({ payload: { services: [], windows: { categories: [], places: [] } } }),
  },
  {
    call: 'GET /shop/order/windows/:orderId/:partId',
    answers: ITS_BUYER,
    gives: 'data',
    refusal: orderIsMissing,
    send: async scene => {
      const { orderId, partId } = await arranged(scene);
      return { params: { orderId, partId: partId ?? '' } };
    },
  },
  {
    call: 'PUT /shop/order/window/:orderId',
    answers: ITS_BUYER,
    gives: 'data',
    refusal: orderIsMissing,
    send: moving,
  },
  {
    call: 'PUT /admin/orders/window/:orderId',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: orderIsMissing,
    send: moving,
  },
  {
    call: 'PUT /admin/orders/service/refund/:orderId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: async scene => {
      const { orderId, lineId } = await arranged(scene);
      const admin = await scene.shop.as(scene.cast.admin);
      await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
      await receiveCash(scene.shop, admin, orderId);
      return { params: { orderId }, payload: { lineId, note: 'Nobody came' } };
    },
  },
  {
    call: 'PUT /admin/orders/exchange/:orderId',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: orderIsMissing,
    send: async ({ shop, cast, asha, product }) => {
      const admin = await shop.as(cast.admin);
      await takePhones(admin, await shop.as(cast.deccan));
      const { _id } = await quote(asha, product);
      const seen = await checkoutWith(asha, product, _id);
      const { orderId } = await asha.call(completeCheckout, { checkoutId: seen._id, terms: seen.terms });
      await admin.call(updateOrder, { orderId, orderStatus: 'delivered', ...BY_COURIER });
      const [part] = (await asha.call(getOwnOrder, { orderId })).data.parts;
      const lineId = part?.exchanges[0]?.lineId ?? '';
      return { params: { orderId }, payload: { lineId, rejected: { reason: 'Its frame is bent' } } };
    },
  },
  {
    call: 'PUT /admin/orders/service/:orderId',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: orderIsMissing,
    send: async scene => {
      const { orderId, lineId } = await arranged(scene);
      return { params: { orderId }, payload: { lineId, visit: { day: '2099-01-01', period: 'morning' } } };
    },
  },
];

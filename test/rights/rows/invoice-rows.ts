import { invoiceIsMissing } from '#finance/invoices/contract.ts';
import { getOrder, listOrders, updateOrder } from '#orders/orders/contract.ts';
import type { Row, Sent } from '#test/rights/row.ts';
import { ownSeller, type Scene } from '#test/rights/scene.ts';

/** For those whom a document names, and administrators; others are not told that it is there. */
const NAMED = '401 200 404 404 200 404 200';

const kept = new WeakMap<Scene, Promise<string>>();

/** The invoice of an order of the shopper's that the seller has sent. */
function invoiceOf(scene: Scene): Promise<string> {
  const known = kept.get(scene) ?? issue(scene);
  kept.set(scene, known);
  return known;
}

async function issue({ shop, cast, newOrder }: Scene): Promise<string> {
  const { call } = await shop.as(cast.deccan);
  const orderId = await newOrder();
  await call(updateOrder, { orderId, orderStatus: 'inShipping' });
  const { data } = await call(getOrder, { orderId });
  return data.parts[0]?.documents[0]?._id ?? '';
}

const send = async (scene: Scene): Promise<Sent> => ({ params: { invoiceId: await invoiceOf(scene) } });

export const INVOICE_ROWS: readonly Row[] = [
  {
    call: 'GET /invoices/get/:invoiceId',
    ...{ answers: NAMED, gives: 'data words', refusal: invoiceIsMissing, send },
    shows: { text: () => '36AAKFD4127R1ZX', to: ['shopper', 'seller', 'administrator'] },
  },
  {
    call: 'GET /invoices/pdf/:invoiceId',
    ...{ answers: NAMED, gives: 'application/pdf', isFile: true, refusal: invoiceIsMissing, send },
  },
  {
    call: 'GET /admin/orders/invoices',
    ...{ answers: '401 403 403 403 200 200 200', gives: 'data currentPage totalPages totalItems words' },
    send: async scene => {
      await invoiceOf(scene);
      const { data } = await (await scene.shop.as(scene.cast.admin)).call(listOrders, { status: 'inShipping' });
      return { query: { orders: data.map(({ number }) => number).join(',') } };
    },
    shows: { text: () => '36AAKFD4127R1ZX', to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/invoices/commissions',
    on: "one seller's",
    ...{ answers: '401 403 403 403 200 403 200', gives: 'data' },
    send: ({ cast }) => ({ query: { seller: cast.deccan.sellerId } }),
  },
  {
    call: 'GET /admin/invoices/commissions',
    on: 'your own',
    ...{ answers: '401 403 403 403 200 200 200', gives: 'data' },
    send: (scene, actor) => ({ query: { seller: ownSeller(scene, actor).sellerId } }),
  },
];

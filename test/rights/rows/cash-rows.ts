import { buyDelivered } from '#test/builders/returning.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const DAY = '2025-01-01';

/** A part whose cash the shop waits for. */
async function newCash({ shop, cast, asha, product }: Scene) {
  const { partId } = await buyDelivered(shop, { buyer: asha, admin: await shop.as(cast.admin), isCashOut: true }, [
    product,
    1,
  ]);
  const part = shop.open.db.selectFrom('order_parts').select('total_paise').where('id', '=', partId);
  return { partId, amount: (await part.executeTakeFirstOrThrow()).total_paise / 100 };
}

/** The cash of deliveries, which administrators alone look after. */
export const CASH_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/cash/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts debtors',
    send: async scene => {
      await newCash(scene);
      return {};
    },
    shows: { text: ({ cast }) => cast.deccan.userName, to: ['administrator'] },
  },
  {
    call: 'PUT /admin/cash/collected',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async scene => ({ payload: { partId: (await newCash(scene)).partId, holder: 'seller' } }),
  },
  {
    call: 'PUT /admin/cash/received',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async scene => ({
      payload: { ...(await newCash(scene)), way: 'remitted', receivedOn: DAY, reference: 'A row of the matrix' },
    }),
  },
  {
    call: 'PUT /admin/cash/undo',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async ({ shop, cast, asha, product }) => {
      const { partId } = await buyDelivered(shop, { buyer: asha, admin: await shop.as(cast.admin) }, [product, 1]);
      return { payload: { partId, reason: 'A row of the matrix' } };
    },
  },
  {
    call: 'POST /admin/cash/import',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: () => ({ payload: { text: `order,amount,date\nBB-1,10,${DAY}`, reference: 'A row', record: true } }),
  },
];

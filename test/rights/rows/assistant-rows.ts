import { noSuchChange } from '#office/assistants/contract.ts';
import { insertedChange } from '#test/builders/suggesting.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** Sellers who may sell, and administrators. */
const SELLING = '401 403 403 403 200 200 200';
/** Of the first seller: for others, and for administrators, there is none. */
const ITS_OWN = '401 403 403 403 200 404 404';

const waiting = async ({ shop, cast }: Scene) => {
  const productId = await makeProduct(shop, cast.deccan.sellerId, { stock: 5 });
  const changes = [{ what: 'stock', of: null, from: 5, to: 6 }] as const;
  const change = { kind: 'price-stock', input: { productId, stock: 6 }, changes } as const;
  return { params: { changeId: await insertedChange(shop, cast.deccan.id, change) } };
};

export const ASSISTANT_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/assistants/get',
    on: 'what programs with your own API keys suggest',
    answers: SELLING,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  ...(['confirm', 'refuse'] as const).map(
    (act): Row => ({
      call: `POST /admin/assistants/${act}/:changeId`,
      on: 'your own',
      answers: ITS_OWN,
      refusal: noSuchChange,
      gives: 'message data',
      send: waiting,
    }),
  ),
];

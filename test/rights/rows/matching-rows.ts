import { paise } from '#shared/money/money.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';

/** Two products of different sellers with a GTIN of their own in common. */
async function pair({ shop, cast, next }: Scene) {
  const gtin = `89${String(next()).padStart(11, '0')}`;
  const same = { gtin, title: `Pair ${gtin}`, price_paise: paise(100_000) };
  return [await makeProduct(shop, cast.deccan.sellerId, same), await makeProduct(shop, cast.ritchie.sellerId, same)];
}

/** Which products of different sellers are the same, as administrators decide it. */
export const MATCHING_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/matching/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems',
    send: () => ({}),
  },
  {
    call: 'POST /admin/matching/link',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => ({ payload: { ids: await pair(scene) } }),
  },
  {
    call: 'POST /admin/matching/unlink/:id',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => ({ params: { id: (await pair(scene))[0] as string } }),
  },
];

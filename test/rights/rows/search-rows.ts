import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';

/** What shoppers search for, which anybody's browser counts, and what administrators decide for it. */
export const SEARCH_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/search/note',
    answers: '200 200 200 200 200 200 200',
    gives: 'counted',
    send: () => ({ payload: { keyword: 'geyser', event: 'missed' } }),
  },
  {
    call: 'GET /admin/searches/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'PUT /admin/searches/rule',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async ({ shop, cast }) => {
      const _id = await makeProduct(shop, cast.deccan.sellerId);
      return { payload: { words: 'geyser', also: ['water heater'], pins: [{ _id }], endsOn: null } };
    },
  },
];

import { sellerIsMissing } from '#people/sellers/contract.ts';
import { newId } from '#shared/id.ts';
import type { Row } from '#test/rights/row.ts';
import { ownSeller, type Scene } from '#test/rights/scene.ts';

const SELLERS_OWN = '401 403 403 403 200 403 200';
const SELLERS = '401 403 403 403 200 200 200';
const ADMINISTRATORS = '401 403 403 403 403 403 200';

const adjustment = ({ cast, next }: Scene) => ({
  key: newId(),
  sellerId: cast.deccan.sellerId,
  amount: 100,
  reason: `Try ${next()}`,
});

/** A payout that one may take back: what it pays was given before. */
async function newPayout({ shop, cast }: Scene): Promise<string> {
  const payoutId = newId();
  const at = new Date();
  await shop.open.db
    .insertInto('ledger_postings')
    .values({
      ...{ seller_id: cast.deccan.sellerId, part_id: null, cause: 'paid_out', cause_id: payoutId, generation: 1 },
      ...{ amount_paise: 0 as never, at, payable_at: at, note: null, by_name: 'anita' },
      ...{ paid_on: '2026-11-01', reference: 'A row of the matrix' },
    })
    .execute();
  return payoutId;
}

/** What sellers are owed, and what administrators do about it. */
export const LEDGER_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/earnings/get',
    on: "one seller's",
    answers: SELLERS_OWN,
    gives: 'data currentPage totalPages totalItems summary',
    send: ({ cast }) => ({ query: { seller: cast.deccan.sellerId } }),
    shows: { text: ({ cast }) => cast.deccan.userName, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/earnings/statement',
    on: "one seller's",
    answers: SELLERS_OWN,
    gives: 'text/csv; charset=utf-8',
    isFile: true,
    send: ({ cast }) => ({ query: { seller: cast.deccan.sellerId, month: '2026-11' } }),
  },
  {
    call: 'GET /admin/earnings/get',
    on: 'your own',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems summary',
    send: (scene, actor) => ({ query: { seller: ownSeller(scene, actor).sellerId } }),
  },
  {
    call: 'GET /admin/earnings/statement',
    on: 'your own',
    answers: SELLERS,
    gives: 'text/csv; charset=utf-8',
    isFile: true,
    send: (scene, actor) => ({ query: { seller: ownSeller(scene, actor).sellerId, month: '2026-11' } }),
  },
  {
    call: 'GET /admin/payouts/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems',
    send: () => ({}),
    shows: { text: ({ cast }) => cast.ritchie.userName, to: ['administrator'] },
  },
  {
    call: 'POST /admin/payouts/record',
    on: 'of a seller that does not exist',
    answers: '401 403 403 403 403 403 404',
    gives: 'message data',
    refusal: sellerIsMissing,
    send: () => ({
      payload: { key: newId(), sellerId: newId(), amount: 1, paidOn: '2026-11-01', reference: 'x', seen: null },
    }),
  },
  {
    call: 'POST /admin/payouts/reverse',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { payoutId: await newPayout(scene), reason: 'Came back' } }),
  },
  {
    call: 'POST /admin/payouts/adjust',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: scene => ({ payload: adjustment(scene) }),
  },
  {
    call: 'PUT /admin/payouts/cash',
    answers: ADMINISTRATORS,
    gives: 'message data',
    // Of a seller who sells nothing here: other rows are about cash that the shop receives.
    send: ({ cast, next }) => ({ payload: { sellerId: cast.ritchie.sellerId, collectsCash: next() % 2 === 0 } }),
  },
];

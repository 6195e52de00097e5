import { nothingToWithdraw } from '#products/approvals/contract.ts';
import { waitingProduct } from '#test/builders/approving.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';

async function chosen({ shop, cast }: Scene) {
  return [{ _id: (await waitingProduct(shop, cast.deccan.sellerId)).approvalId, version: 1 }];
}

/** Decisions about products that wait, and what their seller withdraws. */
export const APPROVAL_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/approvals/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'POST /admin/approvals/approve',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { approvals: await chosen(scene) } }),
  },
  {
    call: 'POST /admin/approvals/send-back',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { approvals: await chosen(scene), reason: 'Another brand is on the picture' } }),
  },
  {
    call: 'POST /admin/approvals/withdraw/:id',
    answers: '401 403 403 403 200 404 200',
    gives: 'message',
    refusal: nothingToWithdraw,
    send: async ({ shop, cast }) => ({
      params: { id: (await waitingProduct(shop, cast.deccan.sellerId, { price: 9_999_900 })).id },
    }),
  },
  {
    call: 'PUT /admin/vendors/trust',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: ({ cast }) => ({ payload: { _id: cast.ritchie.sellerId, trust: 'trusted' } }),
  },
];

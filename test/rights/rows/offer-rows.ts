import { offerMissing } from '#orders/offers/desk.contract.ts';
import { paise } from '#shared/money/money.ts';
import { makeOffer } from '#test/builders/offering.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const SELLERS = '401 403 403 403 200 200 200';

const draft = ({ next }: Scene) => ({
  ...{ name: 'Diwali', code: `DESK${next()}`, kind: 'percent', percent: 10, cap: null, amount: null, buy: null },
  ...{ free: null, bearer: 'shop', conditions: {}, min: 0, combines: false, most: 10, perPerson: 1, budget: null },
  ...{ startsAt: '2099-01-01T00:00:00Z', endsAt: '2099-02-01T00:00:00Z' },
});

/** An offer of the seller's. */
async function ofSeller({ shop, cast }: Scene) {
  const offerId = await makeOffer(shop, {
    ...{ seller_id: cast.deccan.sellerId, bearer: 'seller', min_paise: paise(0) },
    ...{ starts_at: new Date('2099-01-01T00:00:00Z'), ends_at: new Date('2099-02-01T00:00:00Z') },
  });
  return { params: { offerId }, payload: { name: 'Diwali of Deccan' } };
}

export const OFFER_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/offers/get',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'POST /admin/offers/add',
    answers: SELLERS,
    gives: 'data message',
    send: scene => ({ payload: draft(scene) }),
  },
  {
    call: 'PUT /admin/offers/edit/:offerId',
    answers: '401 403 403 403 200 404 200',
    gives: 'data message',
    refusal: offerMissing,
    send: ofSeller,
  },
  { call: 'POST /admin/offers/estimate', answers: SELLERS, gives: 'data', send: scene => ({ payload: draft(scene) }) },
];

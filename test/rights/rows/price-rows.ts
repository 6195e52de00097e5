import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import { priceMissing } from '#products/prices/prices.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const SELLERS = '401 403 403 403 200 200 200';
/** For the one seller whose product it is, found by no other. */
const ITS_SELLER = '401 403 403 403 200 404 200';

const newProduct = ({ shop, cast }: Scene) => makeProduct(shop, cast.deccan.sellerId);
const WINDOW = { startsAt: '2099-01-01T00:00:00Z', endsAt: '2099-02-01T00:00:00Z' };

/** Tomorrow, because prices are scheduled for a year at most. */
function soon() {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return { startsAt: at(1), endsAt: at(2) };
}

async function scheduled(scene: Scene) {
  const priceId = newId<'scheduled price'>();
  await scene.shop.open.db
    .insertInto('scheduled_prices')
    .values({
      ...{ id: priceId, product_id: await newProduct(scene), price_paise: paise(900_000) },
      ...{ starts_at: new Date(WINDOW.startsAt), ends_at: new Date(WINDOW.endsAt) },
    })
    .execute();
  return { params: { priceId }, payload: {} };
}

/** Scheduled prices and flash deals. */
export const PRICE_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/prices/get',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'POST /admin/prices/add',
    answers: ITS_SELLER,
    gives: 'data message',
    refusal: stockProductIsMissing,
    send: async scene => ({
      payload: { productId: await newProduct(scene), price: 9_000, ...soon(), units: 5, perPerson: 1 },
    }),
  },
  {
    call: 'PUT /admin/prices/end/:priceId',
    answers: ITS_SELLER,
    gives: 'data message',
    refusal: priceMissing,
    send: scheduled,
  },
];

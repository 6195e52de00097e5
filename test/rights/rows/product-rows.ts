import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** For approved sellers and administrators. */
const SELLERS = '401 403 403 403 200 200 200';
/** For the one seller whose product it is, found by no other. */
const ITS_SELLER = '401 403 403 403 200 404 200';

const PRODUCT = {
  title: 'Nandi 6',
  description: 'A phone for the matrix.',
  category: 'electronics',
  section: 'featured',
  brand: 'samsung',
  price: 9_999,
  totalStock: 3,
};

/** Without a picture, of which each seller would need one of its own. */
const DRAFT = { ...PRODUCT, status: 'draft' };

const newProduct = ({ shop, cast }: Scene) => makeProduct(shop, cast.deccan.sellerId);

/** What sellers do with single products of theirs, and administrators with anybody's. */
export const PRODUCT_ROWS: readonly Row[] = [
  { call: 'GET /admin/products/choices', answers: SELLERS, gives: 'data', send: () => ({}) },
  { call: 'POST /admin/products/add', answers: SELLERS, gives: 'message data', send: () => ({ payload: DRAFT }) },
  {
    call: 'POST /admin/products/add',
    on: "in one seller's name",
    answers: '401 403 403 403 200 403 200',
    gives: 'message data',
    send: ({ cast }) => ({ payload: { ...DRAFT, userName: cast.deccan.userName } }),
  },
  {
    call: 'GET /admin/products/details/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: stockProductIsMissing,
    send: ({ product }) => ({ params: { id: product } }),
  },
  {
    call: 'PUT /admin/products/edit/:id',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: stockProductIsMissing,
    send: async scene => ({ params: { id: await newProduct(scene) }, payload: PRODUCT }),
  },
  {
    call: 'PUT /admin/products/status/:id',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: stockProductIsMissing,
    send: async scene => ({ params: { id: await newProduct(scene) }, payload: { status: 'hidden' } }),
  },
  {
    call: 'DELETE /admin/products/delete/:id',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: stockProductIsMissing,
    send: async scene => ({ params: { id: await newProduct(scene) } }),
  },
  {
    call: 'POST /admin/products/restore/:id',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: stockProductIsMissing,
    send: async ({ shop, cast }) => ({
      params: { id: await makeProduct(shop, cast.deccan.sellerId, { listed: false, deleted_at: new Date() }) },
    }),
  },
];

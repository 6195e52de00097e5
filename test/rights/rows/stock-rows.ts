import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { Row } from '#test/rights/row.ts';

/** For the one seller whose product it is, found by no other. */
const ITS_SELLER = '401 403 403 403 200 404 200';

const SELLERS = '401 403 403 403 200 200 200';

/** Approved or not, for the own shop. */
const ANY_SELLER = '401 403 403 200 200 200 403';

/** What sellers and administrators do with stock and prices. */
export const STOCK_ROWS: readonly Row[] = [
  {
    call: 'POST /admin/stock/adjust',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: stockProductIsMissing,
    send: ({ product }) => ({ payload: { productId: product, change: { by: 1 }, reason: 'found' } }),
  },
  {
    call: 'GET /admin/stock/history/:productId',
    answers: ITS_SELLER,
    gives: 'data currentPage totalPages totalItems product',
    refusal: stockProductIsMissing,
    send: ({ product }) => ({ params: { productId: product } }),
  },
  {
    call: 'GET /admin/stock/get',
    on: 'your own products; for administrators all',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts',
    // By its title, because the rows before this one have added goods.
    send: ({ product }) => ({ query: { find: `Phone ${product.slice(-6)}` } }),
    shows: { text: ({ product }) => product, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/stock/get',
    on: "one seller's products, by name",
    answers: '401 403 403 403 200 403 200',
    gives: 'data currentPage totalPages totalItems counts',
    send: ({ cast }) => ({ query: { userName: cast.deccan.userName } }),
  },
  {
    call: 'PUT /admin/stock/rows',
    on: 'a row of others gets the same response as one that does not exist',
    answers: SELLERS,
    gives: 'data',
    send: ({ product }) => ({ payload: { rows: [{ _id: product, version: 1 }], reason: 'counted' } }),
  },
  {
    call: 'GET /admin/products/variants/:id',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: stockProductIsMissing,
    send: ({ product }) => ({ params: { id: product } }),
  },
  {
    call: 'PUT /admin/products/variants/:id',
    answers: ITS_SELLER,
    gives: 'data message',
    refusal: stockProductIsMissing,
    send: ({ product }) => ({ params: { id: product }, payload: { changed: [{ _id: product, version: 1 }] } }),
  },
  {
    call: 'POST /admin/stock/bulk',
    on: "one seller's products, by name",
    answers: '401 403 403 403 200 403 200',
    gives: 'data',
    send: ({ cast }) => ({
      payload: {
        on: { found: { userName: cast.deccan.userName } },
        operation: { kind: 'add-stock', by: 1, reason: 'supplied' },
        preview: false,
      },
    }),
  },
  {
    call: 'POST /admin/stock/bulk',
    on: 'rows of others get the same response as rows that do not exist',
    answers: SELLERS,
    gives: 'data',
    send: ({ product }) => ({
      payload: {
        on: { rows: [{ _id: product, version: 1 }] },
        operation: { kind: 'add-stock', by: 1, reason: 'supplied' },
        preview: true,
      },
    }),
  },
  { call: 'GET /admin/shop/pause', answers: ANY_SELLER, gives: 'data', send: () => ({}) },
  {
    call: 'POST /admin/shop/pause',
    answers: ANY_SELLER,
    gives: 'data',
    send: () => ({ payload: { returnsOn: null } }),
  },
  { call: 'POST /admin/shop/reopen', answers: ANY_SELLER, gives: 'data', send: () => ({ payload: {} }) },
];
